import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { trackedFiles } from './trackedFiles.ts';

const root = join(import.meta.dirname, '..');

/** Words that this repository does not use, with their replacements. */
const REFUSED: readonly (readonly [words: RegExp, instead: string])[] = [
  [/\bmend(s|ed|ing)?\b/i, 'fix'],
  [/\bfaint(er|est|ly|ness)?\b/i, 'low contrast'],
  [/\bveil(s|ed|ing)?\b/i, 'overlay'],
  [/\bsheer\b/i, 'translucent'],
  [/\bwho(m?)ever\b/i, 'the caller, anyone who, or name it'],
  [/\bnobody('s|’s)?\b/i, 'no one, or name it: no code, no session'],
  [/\bsomebody('s|’s)?\b/i, 'someone, or name them'],
  [/\banybody('s|’s)?\b/i, 'anyone, or name them'],
  [/\bbait(s|ed)?\b/i, 'decoy'],
  [/\bheirs?\b/i, 'successor'],
  [/\b(a|an|each|every|the) telling\b|\btellings\b/i, 'notification'],
  [/\bdoors?\b/i, 'entry point'],
  [/\bstrangers?\b/i, 'someone outside the project, or name them'],
  [/\banew\b/i, 'again'],
  [/\bhouse (rule|style|test)s?\b/i, 'repository'],
];

/** Files to check. Generated files take their words from these files. */
const READ = /\.(css|html|mdx?|mjs|tsx?|ya?ml)$|\/en\.json$/;

/**
 * Files that may contain refused words: this list, the report that quotes the specification, and a
 * file about an operating system account.
 */
const NOT_READ =
  /^docs\/conformance\.|^scripts\/words\.test\.ts$|^apps\/server\/src\/db\/embedded\/owner\.ts$/;

const files = trackedFiles(root).filter((path) => READ.test(path) && !NOT_READ.test(path));

/** Separates the words of an identifier: `mendedText` becomes 'mended Text'. */
const spaced = (line: string) => line.replaceAll(/([a-z])(?=[A-Z])|_/g, '$1 ');

const ANY = new RegExp(REFUSED.map(([words]) => words.source).join('|'), 'i');

/** Searches each line only if the whole text contains a refused word. */
const findings = (path: string, text: string): string[] =>
  !ANY.test(spaced(text))
    ? []
    : text.split('\n').flatMap((line, index) =>
        REFUSED.flatMap(([words, instead]) => {
          const [found] = words.exec(spaced(line)) ?? [];
          return found === undefined ? [] : [`${path}:${index + 1}: '${found}': write ${instead}`];
        }),
      );

test('rejects unclear words, including in identifiers', () => {
  expect(findings('a.ts', 'const tooFaint = 1;\n// What nobody’s test mends.\n// Amended')).toEqual(
    [
      "a.ts:1: 'Faint': write low contrast",
      "a.ts:2: 'mends': write fix",
      "a.ts:2: 'nobody’s': write no one, or name it: no code, no session",
    ],
  );
});

test('sources, documents and texts use plain words', () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((path) => findings(path, readFileSync(join(root, path), 'utf8')));
  expect(found).toEqual([]);
});
