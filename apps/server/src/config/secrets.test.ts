import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publicKeyOf } from '../ports/push/webPush';
import { loadVapidKey } from './secrets';
import { emptyFolder, type TestFolder } from '../testing/folders';

let folder: TestFolder;
beforeEach(async () => void (folder = await emptyFolder()));
afterEach(() => folder.remove());

test('creates the key of push notifications once, readable by the owner only', async () => {
  const key = await loadVapidKey(folder.path);
  expect(publicKeyOf(key)).toHaveLength(87);
  expect(await loadVapidKey(folder.path)).toBe(key);
  const file = join(folder.path, 'push.json');
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ vapidKey: key });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await writeFile(file, 'broken');
  await expect(loadVapidKey(folder.path)).rejects.toThrow(/push\.json cannot be read/);
});

test('restores the missing leading zeros of a stored key', async () => {
  const bytes = Buffer.alloc(31, 1);
  const short = bytes.toString('base64url');
  expect(short).toHaveLength(42);
  await writeFile(join(folder.path, 'push.json'), JSON.stringify({ vapidKey: short }));
  const key = await loadVapidKey(folder.path);
  expect(key).toHaveLength(43);
  expect(publicKeyOf(key)).toBe(publicKeyOf(short));
});
