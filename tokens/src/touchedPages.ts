import { readBrandFile, type BrandFile } from './brandFile.ts';
import type { Difference } from './difference.ts';
import { FACTS_FILE, type BrandFolder } from './folder.ts';

/** Pages that can be pictured, with the game that each shows, as `brand.json` names it. */
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

/** All pages that can be pictured. */
export const PAGE_NAMES = Object.keys(PAGES) as PageName[];

/** Returns the game of a page, as `brand.json` names it; undefined if it shows none. */
export const gameOn = (page: PageName): (typeof PAGES)[PageName] => PAGES[page];

/** Pages of games. */
const BOARDS = PAGE_NAMES.filter((name) => gameOn(name) !== undefined);

/** Pages that show a value, for values that only some pages show. */
const PLACES: readonly (readonly [says: RegExp, pages: readonly PageName[]])[] = [
  [/^content\.json: (hero|sections|faq|banners)\b/, ['landing']],
  [/^content\.json: menu\b/, ['dashboard']],
  [/^content\.json: minimumWithdrawal\b/, ['landing', 'withdraw']],
  [/^content\.json: phoneCountry\b/, ['register']],
  [/^content\.json: sounds\b/, ['wingo', 'settings']],
  [/^brand\.json: games\b/, ['landing', 'guides', 'dashboard', ...BOARDS]],
  [/^brand\.json: terms\b/, ['register']],
  [/^brand\.json: titleDescription\b/, ['landing']],
  [/^hero\./, ['landing']],
  [/^(social|icon)\./, []],
];

/**
 * Returns the pages that a change affects: always the landing page, and all pages for tokens.
 *
 * @param games games on offer before or after the change; pages of other games are left out.
 *   @default all
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
 * Returns the games that any of several states of a brand offers. Undefined if one offers all, or
 * if its games cannot be read.
 */
export function gamesOf(...folders: readonly BrandFolder[]): readonly string[] | undefined {
  const offered = folders.map(({ files }) => {
    const text = new TextDecoder().decode(files.get(FACTS_FILE));
    return readBrandFile(FACTS_FILE, text).facts?.games;
  });
  return offered.includes(undefined) ? undefined : offered.flatMap((games) => games ?? []);
}
