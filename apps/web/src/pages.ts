import { GAMES, nameOf, type DemoGame, type Game } from '@platform/rules/games';

/** All that is said of a page: routes, titles, descriptions, and what the server preloads follow. */
export interface PageFacts {
  /** Its address; in the place of `:type` stands what kind of thing it shows. */
  readonly path: string;
  /** The file under routes/ that shows it, by the name of its component. Pages with tabs share one. */
  readonly file: string;
  /** Its name in the document's title, before the brand's. Where it has none, its type is its name. */
  readonly title?: string;
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
  },
  transactions: {
    path: '/transactions',
    file: 'Transactions',
    title: 'Transactions',
    description: 'Your deposits, activations and withdrawals.',
    access: 'members',
  },
  deposits: {
    path: '/transactions/deposit',
    file: 'Transactions',
    title: 'Deposits',
    description: 'What you have deposited, with its transactions on the chain.',
    access: 'members',
  },
  locks: {
    path: '/transactions/activate',
    file: 'Transactions',
    title: 'Activations',
    description: 'What you have locked, and until when.',
    access: 'members',
  },
  withdrawals: {
    path: '/transactions/withdraw',
    file: 'Transactions',
    title: 'Withdrawals',
    description: 'What you have withdrawn, with its transactions on the chain.',
    access: 'members',
  },
  myBets: {
    path: '/my-bets',
    file: 'MyBets',
    title: 'My Bets',
    description: 'Every settled bet of yours, on all games.',
    access: 'members',
  },
  income: {
    path: '/incomes/:type',
    file: 'Income',
    description: 'What this income has brought you, day by day.',
    access: 'members',
  },
  bonusIncome: {
    path: '/income/:type',
    file: 'BonusIncome',
    description: 'What this bonus has brought you, and the bets that it comes from.',
    access: 'members',
  },
  referral: {
    path: '/referral',
    file: 'Referral',
    title: 'Referral',
    description: 'Your referral link, and how many have followed it.',
    access: 'members',
  },
  referralHistory: {
    path: '/referral-history',
    file: 'ReferralHistory',
    title: 'Referral history',
    description: 'The members whom you have referred.',
    access: 'members',
  },
  teamLevels: {
    path: '/teamlevel',
    file: 'TeamLevels',
    title: 'Level Wise Team',
    description: 'Your team, level by level.',
    access: 'members',
  },
  teamTree: {
    path: '/teamtree',
    file: 'TeamTree',
    title: 'My Team Tree',
    description: 'Your team as a tree.',
    access: 'members',
  },
  settings: {
    path: '/settings',
    file: 'Settings',
    title: 'Settings',
    description: 'Your details and the security of your account.',
    access: 'members',
  },
  general: {
    path: '/settings/general',
    file: 'Settings',
    title: 'Settings',
    description: 'Your name, email address and phone number.',
    access: 'members',
  },
  security: {
    path: '/settings/security',
    file: 'Settings',
    title: 'Security',
    description: 'Your passwords, wallet address and sessions.',
    access: 'members',
  },
  twoFactor: {
    path: '/twofactor',
    file: 'TwoFactor',
    title: 'Google Auth',
    description: 'Two-factor authentication: a code from your phone for every withdrawal.',
    access: 'members',
  },
  support: {
    path: '/support',
    file: 'Support',
    title: 'Support',
    description: 'Your requests to support, and our answers.',
    access: 'members',
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

const pageOf = (game: Game): PageFacts => ({
  path: `/${game.id}`,
  title: nameOf(game),
  ...described(game),
  access: 'members',
  game: game.kind,
});

/** Every page whose code arrives when it is opened. */
export const PAGES: readonly PageFacts[] = [...Object.values(SITE), ...GAMES.map(pageOf)];

/**
 * Whether a brand has what belongs to a game.
 *
 * @param games the games on offer; without it, all of them
 * @param game what a brand calls the game; `undefined` for what belongs to none
 */
export const offersGame = (games: readonly string[] | undefined, game: string | undefined) =>
  game === undefined || games === undefined || games.includes(game);
