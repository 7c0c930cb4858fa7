import { escapeMarkup } from '@platform/tokens';
import type { Difference } from '@platform/tokens/browser';

interface SitePage {
  path: string;
  /** The dialog that is open on it: then the picture is what the window shows. */
  dialog?: string;
  /** What is typed into the first field of the dialog and sent: what is refused shows the smallest amount. */
  typed?: string;
  /** Whether it is for members, and pictured as one sees it. */
  isMembers?: boolean;
  /** The game that it shows, as `brand.json` names it. */
  game?: string;
}

/** The pages that are pictured, by what pictures of them are called. */
const PAGES = {
  landing: { path: '/' },
  'sign-in': { path: '/', dialog: 'login' },
  register: { path: '/', dialog: 'register' },
  guides: { path: '/guides' },
  fairness: { path: '/fairness' },
  dashboard: { path: '/dashboard', isMembers: true },
  wingo: { path: '/wingo1Minute', isMembers: true, game: 'wingo' },
  crash: { path: '/crash', isMembers: true, game: 'aviator' },
  dice: { path: '/dice', isMembers: true, game: 'dice' },
  mines: { path: '/mines', isMembers: true, game: 'mines' },
  plinko: { path: '/plinko', isMembers: true, game: 'plinko' },
  deposit: { path: '/dashboard', dialog: 'deposit', isMembers: true },
  withdraw: { path: '/dashboard', dialog: 'withdraw', typed: '1', isMembers: true },
  'my-bets': { path: '/my-bets', isMembers: true },
  statistics: { path: '/statistics', isMembers: true },
  transactions: { path: '/transactions/deposit', isMembers: true },
  referral: { path: '/referral', isMembers: true },
  support: { path: '/support', isMembers: true },
  settings: { path: '/settings/general', isMembers: true },
} as const satisfies Readonly<Record<string, SitePage>>;
export type PageName = keyof typeof PAGES;

/** Every page that can be pictured. */
export const PAGE_NAMES = Object.keys(PAGES) as PageName[];

/** What is known of a page. */
export const pageNamed = (name: PageName): SitePage => PAGES[name];

/** The address of a page, with its dialog. */
export const addressOf = ({ path, dialog }: SitePage): string =>
  dialog === undefined ? path : `${path}?tab=${dialog}&modal=auth`;

/** The pages of games. */
const BOARDS = PAGE_NAMES.filter((name) => pageNamed(name).game !== undefined);

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
    const { game } = pageNamed(name);
    return game === undefined || games?.includes(game) !== false;
  });
  if (tokens.length > 0) return offered;
  const touched = files.flatMap(
    (line) => PLACES.find(([says]) => says.test(line))?.[1] ?? PAGE_NAMES,
  );
  return offered.filter((name) => name === 'landing' || touched.includes(name));
}

/** One of the two versions. */
export interface Side {
  /** `version 2, which is served` */
  name: string;
  /** Where its pictures are taken: the address of a preview, or of the site itself. */
  address: string;
  /** Whether the address is that of a preview. */
  isPreview: boolean;
}

export interface PictureJob {
  /** `ember` */
  id: string;
  before: Side;
  after: Side;
  pages: readonly PageName[];
  /** The difference in words. */
  words: string;
  /** Where the pictures go. */
  folder: string;
}

export const SIDES = ['before', 'after'] as const;

/** How a page is pictured. */
export interface Pose {
  page: PageName;
  scheme: 'dark' | 'light';
  /** Of the window, in CSS pixels. */
  width: number;
  height: number;
}

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Every page in both schemes and at both sizes. */
export const posesOf = (pages: readonly PageName[]): Pose[] =>
  pages.flatMap((page) =>
    (['dark', 'light'] as const).flatMap((scheme) =>
      SIZES.map((size) => ({ page, scheme, ...size })),
    ),
  );

/** The file of a picture: `landing.dark.390.before.png`. */
export const fileOf = ({ page, scheme, width }: Pose, side: (typeof SIDES)[number]): string =>
  `${page}.${scheme}.${width}.${side}.png`;

const CSS = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 1800px; padding: 24px; }
pre { overflow-x: auto; padding: 16px; border: 1px solid #8888; border-radius: 8px; }
h1 { font-size: 24px; }
h2 { font-size: 18px; }
figcaption { text-transform: capitalize; }
.pair { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 16px; align-items: start; }
.phone { max-width: 800px; }
figure { margin: 0; }
img { display: block; width: 100%; height: auto; border: 1px solid #8888; }
`;

/**
 * The page that shows the pictures side by side.
 *
 * @param same whether the two pictures of a pose are the same
 */
export function indexPage(job: PictureJob, same: (pose: Pose) => boolean): string {
  const { id, pages, words } = job;
  const title = `${id}: from ${job.before.name}, to ${job.after.name}`;
  const picture = (pose: Pose, side: (typeof SIDES)[number]) => {
    const alt = escapeMarkup(`${pose.page}, ${pose.scheme}, ${pose.width} px, ${side}`);
    const file = fileOf(pose, side);
    return `<figure><figcaption>${side}</figcaption><a href="${file}"><img src="${file}" alt="${alt}" loading="lazy"></a></figure>`;
  };
  const pair = (pose: Pose) => [
    `<h2>${pose.page}, ${pose.scheme}, ${pose.width} px${same(pose) ? ': the same' : ''}</h2>`,
    `<div class="pair${pose.width < 600 ? ' phone' : ''}">`,
    ...SIDES.map((side) => picture(pose, side)),
    '</div>',
  ];
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeMarkup(title)}</title>`,
    `<style>${CSS}</style>`,
    `<h1>${escapeMarkup(title)}</h1>`,
    `<pre>${escapeMarkup(words)}</pre>`,
    ...posesOf(pages).flatMap(pair),
    '</html>',
    '',
  ].join('\n');
}
