import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { trackedFiles } from './trackedFiles.ts';

const root = join(import.meta.dirname, '..');

type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;
const english = JSON.parse(
  readFileSync(join(root, 'packages/messages/catalogue/en.json'), 'utf8'),
) as Catalogue;

/** Folders whose code reads catalogue texts. */
const SOURCES = [
  'packages/api/src',
  'packages/rules/src',
  'packages/ui/src',
  'apps/web/src',
  'apps/server/src',
];

const isSource = (path: string) => /\.tsx?$/.test(path) && !/\.(test|stories)\./.test(path);

const files = trackedFiles(root, ...SOURCES)
  .filter(isSource)
  .map((path) => ({ path, code: readFileSync(join(root, path), 'utf8') }));

/** Returns the code that can read a namespace: files that import it, and files in the same folders. */
function readersOf(namespace: string): string {
  const imports = new RegExp(`@platform/messages/(every/)?${namespace}'`);
  const places = new Set(
    files.filter(({ code }) => imports.test(code)).map(({ path }) => dirname(path)),
  );
  return files
    .filter(({ path }) => [...places].some((place) => path.startsWith(`${place}/`)))
    .map(({ code }) => code)
    .join('\n');
}

/** Namespaces whose keys come from other names, such as error codes, pages or ticket states. */
const NAMED_ELSEWHERE = [
  'fairRoundDialog',
  'fairnessGuide',
  'forcedSignOut',
  'mails',
  'menuTitles',
  'notificationList',
  'outcomes',
  'passwordRules',
  'plinkoGuide',
  'problems',
  'refusals',
  'shortcuts',
  'ticketTypes',
  'verificationSteps',
  'verifyBetDialog',
];

/** Suffixes of composed names. */
const ENDINGS = /(Title|About)$/;

const everywhere = files.map(({ code }) => code).join('\n');

test('every text of the catalogue is read by some code', () => {
  const unused = Object.entries(english).flatMap(([namespace, texts]) => {
    const isElsewhere = NAMED_ELSEWHERE.includes(namespace);
    const code = readersOf(namespace) && (isElsewhere ? everywhere : readersOf(namespace));
    const nameOf = (key: string) => (isElsewhere ? key.replace(ENDINGS, '') : key);
    return Object.keys(texts)
      .filter((key) => !new RegExp(`\\b(${key}|${nameOf(key)})\\b`).test(code))
      .map((key) => `${namespace}.${key}`);
  });
  expect(unused).toEqual([]);
});
