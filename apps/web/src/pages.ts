import { BONUS_TYPES } from '@platform/rules/funds';
import { GAMES, type DemoGame, type Game } from '@platform/rules/games';
import type { SidebarGroupId } from './sidebar.ts';

/** The menus that lead to a page or dialog. In a group of the sidebar the order is the one below. */
export interface MenuPlaces {
  /** Its group. */
  readonly sidebar?: { readonly group: SidebarGroupId };
  /** Its place in the bottom bar, from the left, and who sees it there. */
  readonly bottomBar?: {
    readonly place: number;
    readonly audience: 'everybody' | 'members' | 'visitors';
  };
  /** Its place in the product menu, from the top. */
  readonly productMenu?: number;
}

/** What is known of a page: routes, menus, and what the server preloads follow. */
export interface PageFacts extends MenuPlaces {
  /** Its name in code, by which its texts are found. */
  readonly name: string;
  /** Its address; in the place of `:type` stands what kind of thing it shows. */
  readonly path: string;
  /** The file under routes/ that shows it, by the name of its component. Pages with tabs share one. */
  readonly file: string;
  /** The types in its address. In the sidebar each has a link of its own. */
  readonly types?: readonly string[];
  /** Whom it is for. Visitors are led from the pages of members to the landing page. */
  readonly access: 'everybody' | 'members';
  /** What stands for it while its code is on its way; one card without it. */
  readonly shape?: 'board' | 'cards' | 'table';
  /** What a brand calls the game that it is of: brands that do not offer it do not have the page. */
  readonly game?: string;
}

/** The pages of the app but those of games, by their names in code. */
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
  support: {
    path: '/support',
    file: 'Support',
    access: 'members',
    shape: 'table',
    sidebar: { group: 'support' },
  },
} as const satisfies Readonly<Record<string, Omit<PageFacts, 'name'>>>;

/** What shows each demo game. */
const DEMO_FILES: Readonly<Record<DemoGame['id'], string>> = {
  crash: 'Crash',
  dice: 'Dice',
  mines: 'Mines',
  plinko: 'Plinko',
};

/** The games with a place in the bottom bar. */
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

/** Every page whose code arrives when it is opened. */
export const PAGES: readonly PageFacts[] = [
  ...Object.entries(SITE).map(([name, facts]) => ({ name, ...facts })),
  ...GAMES.map(pageOf),
];

/** What is known of a dialog that has an address: whether it opens, and its menus, follow. */
export interface DialogFacts extends MenuPlaces {
  /** For whom it opens. A link in a mail opens for every reader, signed in or not. */
  readonly audience: 'visitors' | 'members' | 'everybody';
}

/** The dialogs that open on any page, by the `tab` of the query string. */
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

/** The addresses of a page: one a type, where it has types. */
export const addressesOf = ({ path, types }: Pick<PageFacts, 'path' | 'types'>) =>
  types?.map((type) => ({ path: path.replace(':type', type), type })) ?? [
    { path, type: undefined },
  ];

/**
 * Whether a brand has what belongs to a game.
 *
 * @param games the games on offer; without it, all of them
 * @param game what a brand calls the game; `undefined` for what belongs to none
 */
export const offersGame = (games: readonly string[] | undefined, game: string | undefined) =>
  game === undefined || games === undefined || games.includes(game);
