import { escapeMarkup } from '@platform/tokens';
import type { PageName } from '@platform/tokens/browser';

interface SitePage {
  path: string;
  /**
   * Name of the dialog to open. The screenshot of a dialog covers the window instead of the whole
   * page.
   */
  dialog?: string;
  /** Text to type into the dialog. The error message about it shows the minimum amount. */
  typed?: string;
  isMembers?: boolean;
}

/** Pages, by the first part of the names of their screenshots. */
const PAGES = {
  landing: { path: '/' },
  'sign-in': { path: '/', dialog: 'login' },
  register: { path: '/', dialog: 'register' },
  guides: { path: '/guides' },
  fairness: { path: '/fairness' },
  dashboard: { path: '/dashboard', isMembers: true },
  wingo: { path: '/wingo1Minute', isMembers: true },
  crash: { path: '/crash', isMembers: true },
  dice: { path: '/dice', isMembers: true },
  mines: { path: '/mines', isMembers: true },
  plinko: { path: '/plinko', isMembers: true },
  deposit: { path: '/dashboard', dialog: 'deposit', isMembers: true },
  withdraw: { path: '/dashboard', dialog: 'withdraw', typed: '1', isMembers: true },
  'my-bets': { path: '/my-bets', isMembers: true },
  statistics: { path: '/statistics', isMembers: true },
  transactions: { path: '/transactions/deposit', isMembers: true },
  referral: { path: '/referral', isMembers: true },
  support: { path: '/support', isMembers: true },
  settings: { path: '/settings/general', isMembers: true },
} as const satisfies Readonly<Record<PageName, SitePage>>;

export const pageNamed = (name: PageName): SitePage => PAGES[name];

export const addressOf = ({ path, dialog }: SitePage): string =>
  dialog === undefined ? path : `${path}?tab=${dialog}&modal=auth`;

export interface Side {
  /** Version description, such as `version 2, which is served`. */
  name: string;
  /** URL of a preview, or of the site. */
  address: string;
  isPreview: boolean;
}

export interface PictureJob {
  id: string;
  before: Side;
  after: Side;
  pages: readonly PageName[];
  words: string;
  folder: string;
}

export const SIDES = ['before', 'after'] as const;

export interface Pose {
  page: PageName;
  scheme: 'dark' | 'light';
  /** Window width, in CSS pixels. */
  width: number;
  height: number;
}

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

export const posesOf = (pages: readonly PageName[]): Pose[] =>
  pages.flatMap((page) =>
    (['dark', 'light'] as const).flatMap((scheme) =>
      SIZES.map((size) => ({ page, scheme, ...size })),
    ),
  );

/** Returns the file name of a screenshot, such as `landing.dark.390.before.png`. */
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
