/**
 * Draws 200 comments, 100 test titles and 60 paragraphs of documents, for a reviewer of the
 * prose, and counts all of them. The same seed draws the same texts from the same files.
 *
 *   npm run prose             with the seed 1
 *   npm run prose -- SEED
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sortBy } from 'es-toolkit';
import { Linter, type Rule } from 'eslint';
import tseslint from 'typescript-eslint';
import { commentsOf, titleOf } from './lint/prose.mjs';
import { trackedFiles } from './trackedFiles.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const [seed = '1'] = process.argv.slice(2);

/** Text with its place, such as `scripts/stories.ts:12`. */
interface Text {
  place: string;
  text: string;
}

/** Pattern of comments that a program reads. */
const DIRECTIVE = /^(eslint|@ts-|@vite|v8 |c8 |language=|@jsx|#__)/;

const reports = (texts: (context: Rule.RuleContext) => Rule.RuleListener): Rule.RuleModule => ({
  create: texts,
});

const comments = reports((context) => ({
  Program() {
    for (const { text, loc } of commentsOf(context.sourceCode)) {
      if (!DIRECTIVE.test(text)) context.report({ loc, message: text });
    }
  },
}));

const titles = reports((context) => ({
  CallExpression(node) {
    const title = node.callee.type === 'Super' ? undefined : titleOf(node);
    if (title !== undefined && title !== '') context.report({ node, message: title });
  },
}));

const linter = new Linter({ cwd: root });

const textsIn = (path: string, texts: Rule.RuleModule): Text[] =>
  linter
    .verify(
      readFileSync(`${root}${path}`, 'utf8'),
      {
        files: ['**/*.{ts,tsx,mts,mjs}'],
        languageOptions: { parser: tseslint.parser as Linter.Parser },
        linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
        plugins: { prose: { rules: { texts } } },
        rules: { 'prose/texts': 'error' },
      },
      { filename: path },
    )
    // ESLint also reports comments that disable rules.
    .filter(({ ruleId }) => ruleId === 'prose/texts')
    .map(({ message, line }) => ({ place: `${path}:${line}`, text: message }));

/** Returns the paragraphs and list items of a document, without headings, tables and code. */
const paragraphsIn = (path: string): Text[] =>
  readFileSync(`${root}${path}`, 'utf8')
    .replaceAll(/```[\s\S]*?```/g, '')
    .split(/\n\s*\n|\n(?=- )/)
    .map((text) => text.trim())
    .filter((text) => /^[\p{L}*_`[-]/u.test(text) && !text.startsWith('---'))
    .map((text) => ({ place: path, text }));

const wordsIn = (texts: readonly Text[]) =>
  texts.reduce((sum, { text }) => sum + (text.match(/\p{L}[\p{L}\p{N}’'-]*/gu)?.length ?? 0), 0);

/** Shuffles texts in an order that depends only on the seed. */
const shuffled = (texts: readonly Text[]): Text[] =>
  sortBy(texts, [
    ({ place, text }) => createHash('sha256').update(`${seed} ${place} ${text}`).digest('hex'),
  ]);

function print(name: string, texts: readonly Text[], count: number): void {
  console.log(`\n# ${name}: ${texts.length}, with ${wordsIn(texts)} words\n`);
  for (const { place, text } of shuffled(texts).slice(0, count)) {
    console.log(`${place}\n  ${text.replaceAll('\n', '\n  ')}`);
  }
}

const files = trackedFiles(root);
const code = files.filter((path) => /\.(tsx?|mts|mjs)$/.test(path));
const documents = files.filter(
  (path) => /\.mdx?$/.test(path) && !/^\.changeset\/|CHANGELOG/.test(path),
);
print(
  'Comments',
  code.flatMap((path) => textsIn(path, comments)),
  200,
);
print(
  'Titles of tests',
  code.filter((path) => /\.(test|e2e)\./.test(path)).flatMap((path) => textsIn(path, titles)),
  100,
);
print('Paragraphs', documents.flatMap(paragraphsIn), 60);
