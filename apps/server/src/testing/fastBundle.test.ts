import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { bundleFastServer } from './fastBundle';

/** The files that make up a bundle, with their sizes in bytes. */
async function filesOf(bundle: string): Promise<Map<string, number>> {
  const all = await readdir(dirname(bundle), { recursive: true, withFileTypes: true });
  const files = all.filter((entry) => entry.isFile() && !/\.[\da-f-]{36}\.js$/.test(entry.name));
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path, statSync(path).size];
    }),
  );
}

test('a bundle stays whole while other tests bundle the server again', async () => {
  const bundle = await bundleFastServer();
  const files = await filesOf(bundle);
  expect(files.get(bundle)).toBeGreaterThan(100_000);

  const again = Array.from({ length: 4 }, () => bundleFastServer());
  let bundling = true;
  const done = Promise.all(again).finally(() => (bundling = false));
  const torn = new Set<string>();
  while (bundling) {
    for (const [path, size] of files) if (statSync(path).size !== size) torn.add(path);
    await setImmediate();
  }
  expect([...torn]).toEqual([]);
  expect(new Set(await done)).toEqual(new Set([bundle]));
});
