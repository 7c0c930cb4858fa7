import { gameNames } from '@platform/messages/gameNames';
import { dialogTitles } from '@platform/messages/dialogTitles';
import { incomeTitles } from '@platform/messages/incomeTitles';
import { menuTitles } from '@platform/messages/menuTitles';
import { pageDescriptions } from '@platform/messages/pageDescriptions';
import { pageTitles } from '@platform/messages/pageTitles';
import { GAMES, lengthName, nameOf, type DemoGame, type Game } from '@platform/rules/games';
import type { SidebarGroupId } from './sidebar.ts';

/** The menus that lead to a page or dialog. In a group of the sidebar the order is the one below. */
export interface MenuPlaces {
  /** Its group, and its name there. Without a name the line of the group itself leads to it. */
  readonly sidebar?: { readonly group: SidebarGroupId; readonly title?: string };
  /** Its place in the bottom bar, from the left, and who sees it there. */
  readonly bottomBar?: {
    readonly place: number;
    readonly audience: 'everybody' | 'members' | 'visitors';
  };
  /** Its place in the product menu, from the top. */
  readonly productMenu?: number;
}

/** All that is said of a page: routes, titles, menus, and what the server preloads follow. */
export interface PageFacts extends MenuPlaces {
  /** Its address; in the place of `:type` stands what kind of thing it shows. */
  readonly path: string;
  /** The file under routes/ that shows it, by the name of its component. Pages with tabs share one. */
  readonly file: string;
  /** Its name in the document's title, before the brand's. Where it has none, its type is its name. */
  readonly title?: string;
  /** The types in its address. In the sidebar each has a link of its own. */
  readonly types?: readonly string[];
  /** What it is about, for search engines and previews; the brand's own description follows. */
  readonly description: string;
  /** Whom it is for. Visitors are led from the pages of members to the landing page. */
  readonly access: 'everybody' | 'members';
  /** What a brand calls the game that it is of: brands that do not offer it do not have the page. */
  readonly game?: string;
}

/** The pages of the app but those of games, by their names in code. */
export const SITE = {
  guides: {
    path: '/guides',
    file: 'Guides',
    title: pageTitles.guides,
    description: pageDescriptions.guides,
    access: 'everybody',
  },
  fairness: {
    path: '/fairness',
    file: 'Fairness',
    title: pageTitles.fairness,
    description: pageDescriptions.fairness,
    access: 'everybody',
  },
  dashboard: {
    path: '/dashboard',
    file: 'Dashboard',
    title: pageTitles.dashboard,
    description: pageDescriptions.dashboard,
    access: 'members',
    sidebar: { group: 'dashboard' },
    bottomBar: { place: 1, audience: 'members' },
  },
  transactions: {
    path: '/transactions',
    file: 'Transactions',
    title: pageTitles.transactions,
    description: pageDescriptions.transactions,
    access: 'members',
    productMenu: 2,
  },
  deposits: {
    path: '/transactions/deposit',
    file: 'Transactions',
    title: pageTitles.deposits,
    description: pageDescriptions.deposits,
    access: 'members',
    sidebar: { group: 'transactions', title: menuTitles.deposits },
  },
  locks: {
    path: '/transactions/activate',
    file: 'Transactions',
    title: pageTitles.locks,
    description: pageDescriptions.locks,
    access: 'members',
    sidebar: { group: 'transactions', title: menuTitles.locks },
  },
  withdrawals: {
    path: '/transactions/withdraw',
    file: 'Transactions',
    title: pageTitles.withdrawals,
    description: pageDescriptions.withdrawals,
    access: 'members',
    sidebar: { group: 'transactions', title: menuTitles.withdrawals },
  },
  myBets: {
    path: '/my-bets',
    file: 'MyBets',
    title: pageTitles.myBets,
    description: pageDescriptions.myBets,
    access: 'members',
    sidebar: { group: 'bets' },
    productMenu: 3,
  },
  income: {
    path: '/incomes/:type',
    file: 'Income',
    description: pageDescriptions.income,
    access: 'members',
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
    description: pageDescriptions.bonusIncome,
    access: 'members',
    types: ['direct', 'level', 'self', 'rebate', 'rank', 'betStatus'],
  },
  referral: {
    path: '/referral',
    file: 'Referral',
    title: pageTitles.referral,
    description: pageDescriptions.referral,
    access: 'members',
    sidebar: { group: 'referral', title: menuTitles.referral },
  },
  referralHistory: {
    path: '/referral-history',
    file: 'ReferralHistory',
    title: pageTitles.referralHistory,
    description: pageDescriptions.referralHistory,
    access: 'members',
    sidebar: { group: 'referral', title: menuTitles.referralHistory },
  },
  teamLevels: {
    path: '/teamlevel',
    file: 'TeamLevels',
    title: pageTitles.teamLevels,
    description: pageDescriptions.teamLevels,
    access: 'members',
    sidebar: { group: 'team', title: menuTitles.teamLevels },
  },
  teamTree: {
    path: '/teamtree',
    file: 'TeamTree',
    title: pageTitles.teamTree,
    description: pageDescriptions.teamTree,
    access: 'members',
    sidebar: { group: 'team', title: menuTitles.teamTree },
  },
  settings: {
    path: '/settings',
    file: 'Settings',
    title: pageTitles.settings,
    description: pageDescriptions.settings,
    access: 'members',
    bottomBar: { place: 5, audience: 'members' },
    productMenu: 4,
  },
  general: {
    path: '/settings/general',
    file: 'Settings',
    title: pageTitles.general,
    description: pageDescriptions.general,
    access: 'members',
    sidebar: { group: 'settings', title: menuTitles.general },
  },
  security: {
    path: '/settings/security',
    file: 'Settings',
    title: pageTitles.security,
    description: pageDescriptions.security,
    access: 'members',
    sidebar: { group: 'settings', title: menuTitles.security },
  },
  twoFactor: {
    path: '/twofactor',
    file: 'TwoFactor',
    title: pageTitles.twoFactor,
    description: pageDescriptions.twoFactor,
    access: 'members',
    sidebar: { group: 'settings', title: menuTitles.twoFactor },
  },
  support: {
    path: '/support',
    file: 'Support',
    title: pageTitles.support,
    description: pageDescriptions.support,
    access: 'members',
    sidebar: { group: 'support', title: menuTitles.support },
  },
} as const satisfies Readonly<Record<string, PageFacts>>;

/** The demo games: what shows each, and what it is about. */
const DEMOS: Readonly<Record<DemoGame['id'], Pick<PageFacts, 'file' | 'description'>>> = {
  crash: { file: 'Crash', description: pageDescriptions.crash },
  dice: { file: 'Dice', description: pageDescriptions.dice },
  mines: { file: 'Mines', description: pageDescriptions.mines },
  plinko: { file: 'Plinko', description: pageDescriptions.plinko },
};

const described = (game: Game): Pick<PageFacts, 'file' | 'description'> =>
  game.kind === 'wingo'
    ? {
        file: 'Wingo',
        description: pageDescriptions.wingo({ length: lengthName(game.seconds, gameNames) }),
      }
    : DEMOS[game.id];

/** The games with a place in the bottom bar. */
const SHORTCUTS: Partial<Record<Game['id'], number>> = { wingo1Minute: 2, wingo3Minute: 3 };

const shortcutOf = ({ id }: Game): Pick<PageFacts, 'bottomBar'> => {
  const place = SHORTCUTS[id];
  return place === undefined ? {} : { bottomBar: { place, audience: 'everybody' } };
};

const pageOf = (game: Game): PageFacts => ({
  path: `/${game.id}`,
  title: nameOf(game, gameNames),
  ...described(game),
  access: 'members',
  game: game.kind,
  sidebar: { group: 'games', title: nameOf(game, gameNames) },
  ...shortcutOf(game),
});

/** Every page whose code arrives when it is opened. */
export const PAGES: readonly PageFacts[] = [...Object.values(SITE), ...GAMES.map(pageOf)];

/** All that is said of a dialog that has an address: whether it opens, and its menus, follow. */
export interface DialogFacts extends MenuPlaces {
  /** Its title. Where it has none, it depends on what it is opened for. */
  readonly title?: string;
  /** For whom it opens. A link in a mail is followed by anybody, signed in or not. */
  readonly audience: 'visitors' | 'members' | 'everybody';
}

/** The dialogs that open on any page, by the `tab` of the query string. */
export const DIALOGS = {
  login: { title: dialogTitles.login, audience: 'visitors' },
  register: {
    title: dialogTitles.register,
    audience: 'visitors',
    bottomBar: { place: 6, audience: 'visitors' },
  },
  forgotPassword: { title: dialogTitles.forgotPassword, audience: 'everybody' },
  resetPassword: { title: dialogTitles.resetPassword, audience: 'everybody' },
  confirmEmail: { title: dialogTitles.confirmEmail, audience: 'everybody' },
  stopWithdrawals: { title: dialogTitles.stopWithdrawals, audience: 'everybody' },
  wallet: {
    title: dialogTitles.wallet,
    audience: 'members',
    sidebar: { group: 'wallet', title: menuTitles.wallet },
    productMenu: 1,
  },
  deposit: {
    title: dialogTitles.deposit,
    audience: 'members',
    sidebar: { group: 'wallet', title: menuTitles.deposit },
    bottomBar: { place: 4, audience: 'everybody' },
  },
  withdraw: {
    title: dialogTitles.withdraw,
    audience: 'members',
    sidebar: { group: 'wallet', title: menuTitles.withdraw },
  },
  activate: {
    title: dialogTitles.activate,
    audience: 'members',
    sidebar: { group: 'wallet', title: menuTitles.activate },
  },
  betdetails: { title: dialogTitles.betdetails, audience: 'members' },
  verify: { title: dialogTitles.verify, audience: 'everybody' },
  generateticket: {
    title: dialogTitles.generateticket,
    audience: 'members',
    sidebar: { group: 'support', title: menuTitles.generateticket },
  },
  authmodal: { audience: 'members' },
  logout: {
    title: dialogTitles.logout,
    audience: 'members',
    sidebar: { group: 'logout' },
    productMenu: 5,
  },
} as const satisfies Readonly<Record<string, DialogFacts>>;

export type DialogName = keyof typeof DIALOGS;

/** The title of a type: 'Trade_level_income' is 'Trade Level Income'. */
export const titleOfType = (type: string): string =>
  (incomeTitles as Readonly<Record<string, string>>)[type] ?? '';

/** The addresses of a page, each with its name: one a type, where it has types. */
export const addressesOf = ({ path, title, types }: PageFacts) =>
  types
    ? types.map((type) => ({ path: path.replace(':type', type), title: titleOfType(type) }))
    : [{ path, title: title ?? '' }];

/**
 * Whether a brand has what belongs to a game.
 *
 * @param games the games on offer; without it, all of them
 * @param game what a brand calls the game; `undefined` for what belongs to none
 */
export const offersGame = (games: readonly string[] | undefined, game: string | undefined) =>
  game === undefined || games === undefined || games.includes(game);
