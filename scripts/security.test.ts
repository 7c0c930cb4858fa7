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

/** Topics of GLI-19 version 3 that docs/security.md names. */
const TOPICS = [
  'cut-off',
  'clock',
  'self-verification',
  'suspension',
  'significant events',
  'access',
  'records',
];

const gliRows = read('docs/gli19.tsv')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [topic = '', requirement = '', standing = '', evidence = ''] = line.split('\t');
    return { topic, requirement, standing, evidence };
  });

/** Returns true if the file contains the text, such as the title of a test. */
const isThere = (evidence: string) => {
  const [path = '', ...text] = evidence.split(': ');
  return text.length > 0 && read(path).includes(text.join(': '));
};

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
  expect(withStanding('met').filter(([, , evidence = '']) => !isThere(evidence))).toEqual([]);
});

test('a requirement that is not applicable has a reason', () => {
  expect(withStanding('not applicable').filter(([, , reason = '']) => reason === '')).toEqual([]);
});

test('docs/security.md lists the requirements that are not met, which are at most eight', () => {
  expect(withStanding('unmet').length).toBeLessThanOrEqual(8);
  const listed = [...read('docs/security.md').matchAll(/^\| (\d+\.\d+\.\d+) +\|/gm)];
  expect(listed.map(([, row]) => row)).toEqual(withStanding('unmet').map(([row]) => row));
});

test('docs/gli19.tsv assesses each topic, and the evidence exists', () => {
  expect(uniq(gliRows.map(({ topic }) => topic))).toEqual(TOPICS);
  for (const { requirement, standing, evidence } of gliRows) {
    if (standing === 'met') expect(isThere(evidence), requirement).toBe(true);
    else expect({ standing, evidence }).toEqual({ standing: 'unmet', evidence: '' });
  }
});

test('docs/security.md lists the requirements of GLI-19 that are not met, with a reason', () => {
  const [, section = ''] = /^## GLI-19 version 3\n([\s\S]*)/m.exec(read('docs/security.md')) ?? [];
  const listed = [...section.matchAll(/^\| ([a-z -]+?) +\| ([a-z].+?) +\| [A-Z].+\. +\|$/gm)];
  const unmet = gliRows.filter(({ standing }) => standing === 'unmet');
  expect(listed.map(([, topic, requirement]) => [topic, requirement])).toEqual(
    unmet.map(({ topic, requirement }) => [topic, requirement]),
  );
});
