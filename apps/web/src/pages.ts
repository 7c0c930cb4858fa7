import { gameNames } from '@platform/messages/gameNames';
import { GAMES, nameOf, type DemoGame, type Game } from '@platform/rules/games';
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
    title: 'Guides',
    description: 'How each game is played, what it pays, and its exact return to the player.',
    access: 'everybody',
  },
  fairness: {
    path: '/fairness',
    file: 'Fairness',
    title: 'Fairness',
    description:
      'How draws are made so that nobody can know or choose them, and how to check that yourself.',
    access: 'everybody',
  },
  dashboard: {
    path: '/dashboard',
    file: 'Dashboard',
    title: 'Dashboard',
    description: 'Your profile, bonuses, games and recent bets.',
    access: 'members',
    sidebar: { group: 'dashboard' },
    bottomBar: { place: 1, audience: 'members' },
  },
  transactions: {
    path: '/transactions',
    file: 'Transactions',
    title: 'Transactions',
    description: 'Your deposits, activations and withdrawals.',
    access: 'members',
    productMenu: 2,
  },
  deposits: {
    path: '/transactions/deposit',
    file: 'Transactions',
    title: 'Deposits',
    description: 'What you have deposited, with its transactions on the chain.',
    access: 'members',
    sidebar: { group: 'transactions', title: 'Deposit' },
  },
  locks: {
    path: '/transactions/activate',
    file: 'Transactions',
    title: 'Activations',
    description: 'What you have locked, and until when.',
    access: 'members',
    sidebar: { group: 'transactions', title: 'Activation' },
  },
  withdrawals: {
    path: '/transactions/withdraw',
    file: 'Transactions',
    title: 'Withdrawals',
    description: 'What you have withdrawn, with its transactions on the chain.',
    access: 'members',
    sidebar: { group: 'transactions', title: 'Withdraw' },
  },
  myBets: {
    path: '/my-bets',
    file: 'MyBets',
    title: 'My Bets',
    description: 'Every settled bet of yours, on all games.',
    access: 'members',
    sidebar: { group: 'bets' },
    productMenu: 3,
  },
  income: {
    path: '/incomes/:type',
    file: 'Income',
    description: 'What this income has brought you, day by day.',
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
    description: 'What this bonus has brought you, and the bets that it comes from.',
    access: 'members',
    types: ['direct', 'level', 'self', 'rebate', 'rank', 'betStatus'],
  },
  referral: {
    path: '/referral',
    file: 'Referral',
    title: 'Referral',
    description: 'Your referral link, and how many have followed it.',
    access: 'members',
    sidebar: { group: 'referral', title: 'Referral Link' },
  },
  referralHistory: {
    path: '/referral-history',
    file: 'ReferralHistory',
    title: 'Referral history',
    description: 'The members whom you have referred.',
    access: 'members',
    sidebar: { group: 'referral', title: 'My Directs' },
  },
  teamLevels: {
    path: '/teamlevel',
    file: 'TeamLevels',
    title: 'Level Wise Team',
    description: 'Your team, level by level.',
    access: 'members',
    sidebar: { group: 'team', title: 'Level Wise Team' },
  },
  teamTree: {
    path: '/teamtree',
    file: 'TeamTree',
    title: 'My Team Tree',
    description: 'Your team as a tree.',
    access: 'members',
    sidebar: { group: 'team', title: 'My Team Tree' },
  },
  settings: {
    path: '/settings',
    file: 'Settings',
    title: 'Settings',
    description: 'Your details and the security of your account.',
    access: 'members',
    bottomBar: { place: 5, audience: 'members' },
    productMenu: 4,
  },
  general: {
    path: '/settings/general',
    file: 'Settings',
    title: 'Settings',
    description: 'Your name, email address and phone number.',
    access: 'members',
    sidebar: { group: 'settings', title: 'General' },
  },
  security: {
    path: '/settings/security',
    file: 'Settings',
    title: 'Security',
    description: 'Your passwords, wallet address and sessions.',
    access: 'members',
    sidebar: { group: 'settings', title: 'Security' },
  },
  twoFactor: {
    path: '/twofactor',
    file: 'TwoFactor',
    title: 'Google Auth',
    description: 'Two-factor authentication: a code from your phone for every withdrawal.',
    access: 'members',
    sidebar: { group: 'settings', title: 'Google Auth' },
  },
  support: {
    path: '/support',
    file: 'Support',
    title: 'Support',
    description: 'Your requests to support, and our answers.',
    access: 'members',
    sidebar: { group: 'support', title: 'My Tickets' },
  },
} as const satisfies Readonly<Record<string, PageFacts>>;

/** How often: 'minute', '3 minutes', '30 seconds'. */
function everyText(seconds: number): string {
  if (seconds % 60 !== 0) return `${seconds} seconds`;
  return seconds === 60 ? 'minute' : `${seconds / 60} minutes`;
}

/** The demo games: what shows each, and what one does there. */
const DEMOS: Readonly<Record<DemoGame['id'], readonly [file: string, play: string]>> = {
  crash: ['Crash', 'Cash out before the plane flies away'],
  dice: ['Dice', 'Roll over the number you choose'],
  mines: ['Mines', 'Open cells and stay clear of the mines'],
  plinko: ['Plinko', 'Drop a ball and see where it lands'],
};

const described = (game: Game): Pick<PageFacts, 'file' | 'description'> => {
  if (game.kind === 'wingo') {
    const often = everyText(game.seconds);
    const description = `Predict the colour, the number or its size: a draw every ${often}.`;
    return { file: 'Wingo', description };
  }
  const [file, play] = DEMOS[game.id];
  return { file, description: `${play}: a demo that moves no balance.` };
};

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
  login: { title: 'Sign In', audience: 'visitors' },
  register: {
    title: 'Register',
    audience: 'visitors',
    bottomBar: { place: 6, audience: 'visitors' },
  },
  forgotPassword: { title: 'Forgot Password', audience: 'everybody' },
  resetPassword: { title: 'New password', audience: 'everybody' },
  confirmEmail: { title: 'Confirm your email', audience: 'everybody' },
  stopWithdrawals: { title: 'Stop withdrawals', audience: 'everybody' },
  wallet: {
    title: 'Wallet',
    audience: 'members',
    sidebar: { group: 'wallet', title: 'My Wallet' },
    productMenu: 1,
  },
  deposit: {
    title: 'Deposit',
    audience: 'members',
    sidebar: { group: 'wallet', title: 'Deposit' },
    bottomBar: { place: 4, audience: 'everybody' },
  },
  withdraw: {
    title: 'Withdraw',
    audience: 'members',
    sidebar: { group: 'wallet', title: 'Withdraw' },
  },
  activate: {
    title: 'Lock funds',
    audience: 'members',
    sidebar: { group: 'wallet', title: 'Lock Funds' },
  },
  betdetails: { title: 'Bet details', audience: 'members' },
  verify: { title: 'Verify a round', audience: 'everybody' },
  generateticket: {
    title: 'Generate Ticket',
    audience: 'members',
    sidebar: { group: 'support', title: 'Generate Ticket' },
  },
  authmodal: { audience: 'members' },
  logout: {
    title: 'Logout',
    audience: 'members',
    sidebar: { group: 'logout' },
    productMenu: 5,
  },
} as const satisfies Readonly<Record<string, DialogFacts>>;

export type DialogName = keyof typeof DIALOGS;

/** The words of a type as a title: 'Trade_level_income' is 'Trade Level Income'. */
export const titleOfType = (type: string): string =>
  type
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

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
