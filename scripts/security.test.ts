import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { uniq } from 'es-toolkit';
import { expect, test } from 'vitest';

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8');

/** Number of requirements of levels 1 and 2 in OWASP ASVS 5.0.0. */
const REQUIREMENTS = 253;

const rows = read('docs/asvs.tsv')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [row: string, standing: string, evidence?: string]);

const withStanding = (standing: string) => rows.filter((row) => row[1] === standing);

test('docs/asvs.tsv assesses each requirement once', () => {
  expect(uniq(rows.map(([row]) => row))).toHaveLength(REQUIREMENTS);
  expect(rows).toHaveLength(REQUIREMENTS);
  expect(uniq(rows.map(([, standing]) => standing)).sort()).toEqual([
    'met',
    'not applicable',
    'unmet',
  ]);
});

test('the evidence of each requirement that is met exists', () => {
  const lost = withStanding('met').filter(([, , evidence = '']) => {
    const [path = '', ...text] = evidence.split(': ');
    return !read(path).includes(text.join(': '));
  });
  expect(lost).toEqual([]);
});

test('a requirement that is not applicable has a reason', () => {
  expect(withStanding('not applicable').filter(([, , reason = '']) => reason === '')).toEqual([]);
});

test('docs/security.md lists the requirements that are not met', () => {
  const listed = [...read('docs/security.md').matchAll(/^\| (\d+\.\d+\.\d+) +\|/gm)];
  expect(listed.map(([, row]) => row)).toEqual(withStanding('unmet').map(([row]) => row));
});
