import { readBrandFile, type BrandFile } from './brandFile.ts';
import type { Difference } from './difference.ts';
import { FACTS_FILE, type BrandFolder } from './folder.ts';

/** The pages that pictures are taken of, and the game, as `brand.json` names it, of those that show one. */
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

/** Every page that pictures can be taken of. */
export const PAGE_NAMES = Object.keys(PAGES) as PageName[];

/** The game that a page shows, as `brand.json` names it; undefined where it shows none. */
export const gameOn = (page: PageName): (typeof PAGES)[PageName] => PAGES[page];

/** The pages of games. */
const BOARDS = PAGE_NAMES.filter((name) => gameOn(name) !== undefined);

/** Where what a file says is shown, for what is not shown on every page. */
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
 * The pages that a change touches: the landing page always, and all of them for tokens.
 *
 * @param games the games on offer, before or after; the pages of others are left out. By default all
 *   are on offer
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

/** The games that one of several states of a brand offers; undefined where one offers, or seems to offer, all. */
export function gamesOf(...folders: readonly BrandFolder[]): readonly string[] | undefined {
  const offered = folders.map(({ files }) => {
    const text = new TextDecoder().decode(files.get(FACTS_FILE));
    return readBrandFile(FACTS_FILE, text).facts?.games;
  });
  return offered.includes(undefined) ? undefined : offered.flatMap((games) => games ?? []);
}
