import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { keepNewest, touch } from './keepNewest.ts';
import { temporaryFolder } from './testing/fixture.ts';

test('keeps the newest entries', () => {
  const folder = temporaryFolder();
  for (const [name, seconds] of Object.entries({ b: 20, a: 30, c: 10 })) {
    mkdirSync(join(folder, name));
    utimesSync(join(folder, name), seconds, seconds);
  }
  keepNewest(folder, 2);
  expect(readdirSync(folder)).toEqual(['a', 'b']);
});

test('keeps recently used entries, however old', () => {
  const folder = temporaryFolder();
  for (const name of ['new', 'old']) mkdirSync(join(folder, name));
  utimesSync(join(folder, 'new'), 20, 20);
  utimesSync(join(folder, 'old'), 10, 10);
  touch(join(folder, 'old'));
  keepNewest(folder, 1);
  expect(readdirSync(folder)).toEqual(['old']);
});

test('keeps the newest files of all subfolders', () => {
  const folder = temporaryFolder();
  for (const [name, seconds] of Object.entries({ 'a/old': 10, 'a/new': 30, 'b/used': 20 })) {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    writeFileSync(join(folder, name), '');
    utimesSync(join(folder, name), seconds, seconds);
  }
  keepNewest(folder, 2, true);
  expect(['a', 'b'].map((name) => readdirSync(join(folder, name)))).toEqual([['new'], ['used']]);
});

test('ignores a folder that does not exist yet', () => {
  expect(() => keepNewest(join(temporaryFolder(), 'none'), 1)).not.toThrow();
});
