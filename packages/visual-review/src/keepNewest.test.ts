import { mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepNewest, touch } from './keepNewest.ts';
import { temporaryFolder } from './testing/fixture.ts';

test('keeps what was made last', () => {
  const folder = temporaryFolder();
  for (const [name, seconds] of Object.entries({ b: 20, a: 30, c: 10 })) {
    mkdirSync(join(folder, name));
    utimesSync(join(folder, name), seconds, seconds);
  }
  keepNewest(folder, 2);
  expect(readdirSync(folder)).toEqual(['a', 'b']);
});

test('keeps what is in use, however old', () => {
  const folder = temporaryFolder();
  for (const name of ['new', 'old']) mkdirSync(join(folder, name));
  utimesSync(join(folder, 'new'), 20, 20);
  utimesSync(join(folder, 'old'), 10, 10);
  touch(join(folder, 'old'));
  keepNewest(folder, 1);
  expect(readdirSync(folder)).toEqual(['old']);
});

test('has nothing to do in a folder that is not there yet', () => {
  expect(() => keepNewest(join(temporaryFolder(), 'none'), 1)).not.toThrow();
});
