import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SETTINGS } from '../apps/server/src/config/config.ts';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
const readme = read('README.md');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Returns the cells of the README's rows that start with this cell. */
const cellsOf = (first: string) =>
  readme
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .find(([, cell]) => cell === first)
    ?.slice(2, 4);

describe('the README is correct', () => {
  test.each(Object.entries(SETTINGS))('about the setting %s', (name, { description, fallback }) => {
    expect(cellsOf(`\`${name}\``)).toEqual([description, fallback]);
  });

  test('about every command it names', () => {
    const named = [...readme.matchAll(/`?npm (?:run )?(start|test|[a-z]+)\b/g)].map(
      ([, name]) => name,
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => name && !(name in scripts))).toEqual([]);
  });
});
