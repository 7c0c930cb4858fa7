import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { trackedFiles } from './trackedFiles.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

interface Link {
  text: string;
  file: string;
  /** Anchor of a heading in the file; empty for the whole file. */
  heading: string;
}

const linksOf = (document: string, text = read(document)): Link[] =>
  [...text.matchAll(/\[([^\]]+)\]\(([^)#\s]*)(?:#([^)]*))?\)/g)].flatMap(
    ([, label = '', target = '', heading = '']) =>
      /^\w+:/.test(target)
        ? []
        : [{ text: label, file: target ? join(dirname(document), target) : document, heading }],
  );

/** Returns the anchors of a document's headings in GitHub's format. */
const anchorsOf = (file: string): string[] =>
  Array.from(read(file).matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

test('every link of a document leads to a file and to a heading in the file', () => {
  // Skips the documentation, which has its own link checks.
  const documents = trackedFiles(root).filter(
    (file) => file.endsWith('.md') && !file.startsWith('apps/docs/content/'),
  );
  const links = documents.flatMap((document) =>
    linksOf(document).map(({ file, heading }) => ({ document, file, heading })),
  );
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(({ file }) => !existsSync(join(root, file)))).toEqual([]);
  const toHeadings = links.filter(({ file, heading }) => heading !== '' && file.endsWith('.md'));
  expect(toHeadings.filter(({ file, heading }) => !anchorsOf(file).includes(heading))).toEqual([]);
});

describe('decisions', () => {
  const decisions = trackedFiles(root, 'docs/decisions');

  test('have at most 25 pages, by subject', () => {
    expect(decisions.length).toBeLessThanOrEqual(25);
    expect(decisions.filter((file) => /\d{4}-\d\d/.test(file))).toEqual([]);
  });

  test('exist if a statement of the specification names them', () => {
    const named =
      read('docs/conformance.tsv').match(/docs\/decisions\/[\w.-]+\.md(#[\w-]+)?/g) ?? [];
    expect(named.length).toBeGreaterThan(10);
    const missing = named.filter((path) => {
      const [file = '', heading] = path.split('#');
      return !decisions.includes(file) || (heading && !anchorsOf(file).includes(heading));
    });
    expect(missing).toEqual([]);
  });
});

test.each([
  ['README.md', 1_200],
  ['ARCHITECTURE.md', 2_000],
  ['CONTRIBUTING.md', 1_500],
])('%s has at most %i words', (document, limit) => {
  // Counts words like `wc -w`, including code, tables and link targets.
  const words = read(document).trim().split(/\s+/);
  expect(words.length).toBeGreaterThan(limit / 10);
  expect(words.length).toBeLessThanOrEqual(limit);
});

test('every path in a page for developers exists', () => {
  const documents = ['ARCHITECTURE.md', 'CONTRIBUTING.md'].concat(
    trackedFiles(root, 'docs/contributing'),
  );
  const paths = documents.flatMap((document) =>
    Array.from(
      read(document).matchAll(/`((?:apps|docs|packages|scripts|tokens)\/[\w./-]+)`/g),
      ([, path = '']) => path,
    ),
  );
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test.each(['ARCHITECTURE.md', 'docs/bet.md'])('%s names code in the linked files', (document) => {
  const named = linksOf(document).filter(({ text }) => /^`\w+`$/.test(text));
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(({ text, file }) => !read(file).includes(text.slice(1, -1)))).toEqual([]);
});

test('a linked database function is in the file with its name', () => {
  const folder = 'apps/server/src/db/functions';
  const named = ['ARCHITECTURE.md', 'docs/bet.md']
    .flatMap((document) => linksOf(document))
    .filter(({ text, file }) => file.startsWith(`${folder}/`) && /^`\w+`$/.test(text));
  expect(named.length).toBeGreaterThan(2);
  expect(named.map(({ file }) => file)).toEqual(
    named.map(({ text }) => `${folder}/${text.slice(1, -1)}.sql`),
  );
});

describe('the steps of a bet in docs/bet.md', () => {
  const steps = read('docs/bet.md')
    .split(/\n(?=\d+\. )/)
    .slice(1);
  /** Quoted tests of a step: a link to the file, followed by the title. */
  const proofs = steps.map((step) =>
    [...step.matchAll(/^ +- (\[.*\)) '(.+)'$/gm)].map(([, link = '', title = '']) => ({
      files: linksOf('docs/bet.md', link).map(({ file }) => file),
      title,
    })),
  );

  test.each(steps.map((step, index) => [step.split('\n')[0] ?? '', index] as const))(
    '%s',
    (sentence, index) => {
      expect(linksOf('docs/bet.md', sentence)).not.toEqual([]);
      expect(proofs[index]).not.toEqual([]);
      for (const { files, title } of proofs[index] ?? []) {
        const titles = files.flatMap((file) => (/\.test\.tsx?$/.test(file) ? read(file) : []));
        expect(titles.join('\n'), title).toMatch(quoted(title));
      }
    },
  );

  test('are all recognised', () => {
    expect(steps.length).toBeGreaterThan(10);
  });
});

/** Returns a pattern for this text as a string literal: a test title or a row of `test.each`. */
function quoted(text: string): RegExp {
  const literal = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(['"\`])${literal}\\1,`);
}
