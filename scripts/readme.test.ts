import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SETTINGS } from '../apps/server/src/config/config.ts';
import { SIGNER_SETTINGS } from '../apps/server/src/config/signerConfig.ts';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
const readme = read('README.md');
const settings = read('docs/settings.md');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Returns the purpose and the default of a setting from the settings table. */
const cellsOf = (first: string) =>
  settings
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .find(([, cell]) => cell === first)
    ?.slice(2, 4);

test.each(Object.entries({ ...SETTINGS, ...SIGNER_SETTINGS }))(
  'docs/settings.md describes %s',
  (name, { description, fallback }) => {
    expect(cellsOf(`\`${name}\``)).toEqual([description, fallback]);
  },
);

test('the README names only existing commands', () => {
  const named = [...readme.matchAll(/`?npm (?:run )?(start|test|[a-z]+)\b/g)].map(
    ([, name]) => name,
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => name && !(name in scripts))).toEqual([]);
});
