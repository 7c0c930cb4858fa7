import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sum } from 'es-toolkit';
import { expect, test } from 'vitest';
import { bundleServer } from './fastBundle';

const PROGRAM = 'src/testing/fastServer.ts';

async function filesOf(bundle: string): Promise<Map<string, number>> {
  const names = await readdir(dirname(bundle));
  const paths = names.map((name) => join(dirname(bundle), name));
  return new Map(paths.map((path) => [path, statSync(path).size]));
}

test('a bundle stays complete while other tests bundle the server again', async () => {
  const bundle = await bundleServer(PROGRAM);
  const files = await filesOf(bundle);
  expect(sum([...files.values()])).toBeGreaterThan(100_000);

  const again = Array.from({ length: 4 }, () => bundleServer(PROGRAM));
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
