import { BONUS_TYPES } from '@platform/rules/funds';
import { GAMES, type DemoGame, type Game } from '@platform/rules/games';
import type { SidebarGroupId } from './sidebar.ts';

/** Sidebar groups keep the order of `SITE`. */
export interface MenuPlaces {
  readonly sidebar?: { readonly group: SidebarGroupId };
  /** Position in the bottom bar, from the left, and the audience. */
  readonly bottomBar?: {
    readonly place: number;
    readonly audience: 'everybody' | 'members' | 'visitors';
  };
  /** Position in the product menu from the top. */
  readonly productMenu?: number;
}

export interface PageFacts extends MenuPlaces {
  /** Name of the page in code and in the text catalogue. */
  readonly name: string;
  /** Path of the page. `:type` is a parameter. */
  readonly path: string;
  /** File of the page. Pages with tabs share a file. */
  readonly file: string;
  /** Values of `:type`, each with a link in the sidebar. */
  readonly types?: readonly string[];
  /** Visitors are redirected from member pages to the landing page. */
  readonly access: 'everybody' | 'members';
  /** Shape of the skeleton while the page loads. @default one card */
  readonly shape?: 'board' | 'cards' | 'table';
  /** Game of the page. Brands without this game lack the page. */
  readonly game?: string;
}

export const SITE = {
  guides: {
    path: '/guides',
    file: 'Guides',
    access: 'everybody',
  },
  fairness: {
    path: '/fairness',
    file: 'Fairness',
    access: 'everybody',
  },
  dashboard: {
    path: '/dashboard',
    file: 'Dashboard',
    access: 'members',
    shape: 'cards',
    sidebar: { group: 'dashboard' },
    bottomBar: { place: 1, audience: 'members' },
  },
  transactions: {
    path: '/transactions',
    file: 'Transactions',
    access: 'members',
    shape: 'table',
    productMenu: 2,
  },
  deposits: {
    path: '/transactions/deposit',
    file: 'Transactions',
    access: 'members',
    shape: 'table',
    sidebar: { group: 'transactions' },
  },
  locks: {
    path: '/transactions/activate',
    file: 'Transactions',
    access: 'members',
    shape: 'table',
    sidebar: { group: 'transactions' },
  },
  withdrawals: {
    path: '/transactions/withdraw',
    file: 'Transactions',
    access: 'members',
    shape: 'table',
    sidebar: { group: 'transactions' },
  },
  myBets: {
    path: '/my-bets',
    file: 'MyBets',
    access: 'members',
    shape: 'table',
    sidebar: { group: 'bets' },
    productMenu: 3,
  },
  statistics: {
    path: '/statistics',
    file: 'Statistics',
    access: 'members',
    shape: 'cards',
  },
  income: {
    path: '/incomes/:type',
    file: 'Income',
    access: 'members',
    shape: 'table',
    types: [
      'Trade_profit',
      'Trade_level_income',
      'Self_deposit_bonus',
      'Refer_income',
      'Locker_profit',
    ],
    sidebar: { group: 'bonus' },
  },
  bonusIncome: {
    path: '/income/:type',
    file: 'BonusIncome',
    access: 'members',
    shape: 'table',
    types: BONUS_TYPES,
  },
  referral: {
    path: '/referral',
    file: 'Referral',
    access: 'members',
    shape: 'cards',
    sidebar: { group: 'referral' },
  },
  referralHistory: {
    path: '/referral-history',
    file: 'ReferralHistory',
    access: 'members',
    shape: 'table',
    sidebar: { group: 'referral' },
  },
  teamLevels: {
    path: '/teamlevel',
    file: 'TeamLevels',
    access: 'members',
    shape: 'table',
    sidebar: { group: 'team' },
  },
  teamTree: {
    path: '/teamtree',
    file: 'TeamTree',
    access: 'members',
    sidebar: { group: 'team' },
  },
  settings: {
    path: '/settings',
    file: 'Settings',
    access: 'members',
    bottomBar: { place: 5, audience: 'members' },
    productMenu: 4,
  },
  general: {
    path: '/settings/general',
    file: 'Settings',
    access: 'members',
    sidebar: { group: 'settings' },
  },
  security: {
    path: '/settings/security',
    file: 'Settings',
    access: 'members',
    sidebar: { group: 'settings' },
  },
  twoFactor: {
    path: '/twofactor',
    file: 'TwoFactor',
    access: 'members',
    sidebar: { group: 'settings' },
  },
  playSafely: {
    path: '/play-safely',
    file: 'PlaySafely',
    access: 'everybody',
    shape: 'cards',
    sidebar: { group: 'settings' },
  },
  support: {
    path: '/support',
    file: 'Support',
    access: 'members',
    shape: 'table',
    sidebar: { group: 'support' },
  },
} as const satisfies Readonly<Record<string, Omit<PageFacts, 'name'>>>;

const DEMO_FILES: Readonly<Record<DemoGame['id'], string>> = {
  crash: 'Crash',
  dice: 'Dice',
  mines: 'Mines',
  plinko: 'Plinko',
};

const SHORTCUTS: Partial<Record<Game['id'], number>> = { wingo1Minute: 2, wingo3Minute: 3 };

const shortcutOf = ({ id }: Game): Pick<PageFacts, 'bottomBar'> => {
  const place = SHORTCUTS[id];
  return place === undefined ? {} : { bottomBar: { place, audience: 'everybody' } };
};

const pageOf = (game: Game): PageFacts => ({
  name: game.id,
  path: `/${game.id}`,
  file: game.kind === 'wingo' ? 'Wingo' : DEMO_FILES[game.id],
  access: 'members',
  shape: 'board',
  game: game.kind,
  sidebar: { group: 'games' },
  ...shortcutOf(game),
});

export const PAGES: readonly PageFacts[] = [
  ...Object.entries(SITE).map(([name, facts]) => ({ name, ...facts })),
  ...GAMES.map(pageOf),
];

export interface DialogFacts extends MenuPlaces {
  /** Dialogs opened by email links are for everybody. */
  readonly audience: 'visitors' | 'members' | 'everybody';
}

/** Dialogs by their `tab` in the query string. */
export const DIALOGS = {
  login: { audience: 'visitors' },
  register: {
    audience: 'visitors',
    bottomBar: { place: 6, audience: 'visitors' },
  },
  forgotPassword: { audience: 'everybody' },
  resetPassword: { audience: 'everybody' },
  confirmEmail: { audience: 'everybody' },
  stopWithdrawals: { audience: 'everybody' },
  wallet: {
    audience: 'members',
    sidebar: { group: 'wallet' },
    productMenu: 1,
  },
  deposit: {
    audience: 'members',
    sidebar: { group: 'wallet' },
    bottomBar: { place: 4, audience: 'everybody' },
  },
  withdraw: {
    audience: 'members',
    sidebar: { group: 'wallet' },
  },
  activate: {
    audience: 'members',
    sidebar: { group: 'wallet' },
  },
  betdetails: { audience: 'members' },
  verify: { audience: 'everybody' },
  takeBreak: { audience: 'members' },
  generateticket: {
    audience: 'members',
    sidebar: { group: 'support' },
  },
  authmodal: { audience: 'members' },
  logout: {
    audience: 'members',
    sidebar: { group: 'logout' },
    productMenu: 5,
  },
} as const satisfies Readonly<Record<string, DialogFacts>>;

export type DialogName = keyof typeof DIALOGS;

export const addressesOf = ({ path, types }: Pick<PageFacts, 'path' | 'types'>) =>
  types?.map((type) => ({ path: path.replace(':type', type), type })) ?? [
    { path, type: undefined },
  ];

/**
 * @param games keys of the offered games; `undefined` for all games
 * @param game `undefined` for pages and dialogs that belong to no game
 */
export const offersGame = (games: readonly string[] | undefined, game: string | undefined) =>
  game === undefined || games === undefined || games.includes(game);
