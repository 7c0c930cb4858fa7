import { readBrandFile, type BrandFile } from './brandFile.ts';
import type { Difference } from './difference.ts';
import { FACTS_FILE, type BrandFolder } from './folder.ts';

/** Pages, each with its game as named in `brand.json`, if any. */
const PAGES = {
  landing: undefined,
  'sign-in': undefined,
  register: undefined,
  guides: undefined,
  fairness: undefined,
  dashboard: undefined,
  wingo: 'wingo',
  crash: 'aviator',
  dice: 'dice',
  mines: 'mines',
  plinko: 'plinko',
  deposit: undefined,
  withdraw: undefined,
  'my-bets': undefined,
  statistics: undefined,
  transactions: undefined,
  referral: undefined,
  support: undefined,
  settings: undefined,
} as const satisfies Readonly<Record<string, NonNullable<BrandFile['games']>[number] | undefined>>;
export type PageName = keyof typeof PAGES;

export const PAGE_NAMES = Object.keys(PAGES) as PageName[];

/** Returns the game on a page, named as in `brand.json`; undefined if the page has none. */
export const gameOn = (page: PageName): (typeof PAGES)[PageName] => PAGES[page];

const BOARDS = PAGE_NAMES.filter((name) => gameOn(name) !== undefined);

/** Pages that a change to a file affects. A change without an entry affects all pages. */
const PLACES: readonly (readonly [says: RegExp, pages: readonly PageName[]])[] = [
  [/^content\.json: (hero|sections|faq|banners)\b/, ['landing']],
  [/^content\.json: menu\b/, ['dashboard']],
  [/^content\.json: minimumWithdrawal\b/, ['landing', 'withdraw']],
  [/^content\.json: phoneCountry\b/, ['register']],
  [/^content\.json: sounds\b/, ['wingo', 'settings']],
  [/^content\.json: stakes\b/, ['wingo']],
  [/^brand\.json: games\b/, ['landing', 'guides', 'dashboard', ...BOARDS]],
  [/^brand\.json: terms\b/, ['register']],
  [/^brand\.json: titleDescription\b/, ['landing']],
  [/^hero\./, ['landing']],
  [/^(social|icon)\./, []],
];

/**
 * Returns the pages that a change affects: always the landing page, and all pages if tokens change.
 */
export function touchedPages({ files, tokens }: Difference, games?: readonly string[]): PageName[] {
  const offered = PAGE_NAMES.filter((name) => {
    const game = gameOn(name);
    return game === undefined || games?.includes(game) !== false;
  });
  if (tokens.length > 0) return offered;
  const touched = files.flatMap(
    (line) => PLACES.find(([says]) => says.test(line))?.[1] ?? PAGE_NAMES,
  );
  return offered.filter((name) => name === 'landing' || touched.includes(name));
}

/**
 * Returns the offered games of the folders; `undefined` if a folder offers all games or cannot be
 * read.
 */
export function gamesOf(...folders: readonly BrandFolder[]): readonly string[] | undefined {
  const offered = folders.map(({ files }) => {
    const text = new TextDecoder().decode(files.get(FACTS_FILE));
    return readBrandFile(FACTS_FILE, text).facts?.games;
  });
  return offered.includes(undefined) ? undefined : offered.flatMap((games) => games ?? []);
}
