import { gameNames } from '@platform/messages/gameNames';
import { GAMES, nameOf, WINGO_GAMES } from '@platform/rules/games';
import type { GameType } from '@platform/rules/wingo';
import {
  ArrowDownToLine,
  ArrowLeftRight,
  CalendarHeart,
  Coins,
  Gamepad2,
  Gift,
  Headset,
  Hourglass,
  LayoutDashboard,
  LifeBuoy,
  LogOut,
  Palette,
  Plane,
  ReceiptText,
  Settings,
  ShieldCheck,
  Timer,
  Triangle,
  UserPlus,
  Users,
  Wallet,
} from 'lucide-react';
import type { FaqProps } from '../landing/Faq/Faq';
import type { FeatureListProps } from '../landing/FeatureList/FeatureList';
import type { GameShowcaseProps } from '../landing/GameShowcase/GameShowcase';
import type { HeroProps } from '../landing/Hero/Hero';
import type { InfoCardsProps } from '../landing/InfoCards/InfoCards';
import type { BottomBarItem } from '../shell/BottomBar/BottomBar';
import type { FooterProps } from '../shell/Footer/Footer';
import type { ProductMenuItem } from '../shell/ProductMenu/ProductMenu';
import type { SidebarGroup } from '../shell/Sidebar/sidebarGroups';

// Sample site for stories and tests: URLs, menus and landing page. Applications define their own
// site.

const dialog = (tab: string) => `?tab=${tab}&modal=auth`;

export const hrefs = {
  home: '/',
  dashboard: '/dashboard',
  signIn: `/${dialog('login')}`,
  register: `/${dialog('register')}`,
  forgotPassword: dialog('forgotPassword'),
  wallet: dialog('wallet'),
  deposit: dialog('deposit'),
  lockFunds: dialog('activate'),
  withdraw: dialog('withdraw'),
  security: '/settings/security',
  twoFactor: '/twofactor',
  guides: '/guides',
  fairness: '/fairness',
  wingo1: '/wingo1Minute',
  wingo3: '/wingo3Minute',
  plinko: '/plinko',
  dice: '/dice',
  mines: '/mines',
  referIncome: '/incomes/Refer_income',
  levelIncome: '/incomes/Trade_level_income',
  selfBonus: '/incomes/Self_deposit_bonus',
} as const;

/** URL of each Wingo game. */
export const wingoHrefs = Object.fromEntries(
  WINGO_GAMES.map(({ wire, id }) => [wire, `/${id}`]),
) as Readonly<Record<GameType, string>>;

export const groups: readonly SidebarGroup[] = [
  {
    id: 'dashboard',
    title: 'Dashboard',
    auth: true,
    href: hrefs.dashboard,
    icon: <LayoutDashboard aria-hidden />,
  },
  {
    id: 'wallet',
    title: 'Wallet',
    auth: true,
    icon: <Wallet aria-hidden />,
    items: [
      { title: 'My Wallet', href: hrefs.wallet },
      { title: 'Deposit', href: hrefs.deposit },
      { title: 'Withdraw', href: dialog('withdraw') },
      { title: 'Lock Funds', href: hrefs.lockFunds },
    ],
  },
  {
    id: 'transactions',
    title: 'Transactions',
    auth: true,
    icon: <ArrowLeftRight aria-hidden />,
    items: [
      { title: 'Deposit', href: '/transactions/deposit' },
      { title: 'Activation', href: '/transactions/activate' },
      { title: 'Withdraw', href: '/transactions/withdraw' },
    ],
  },
  {
    id: 'bets',
    title: 'My Bets',
    auth: true,
    href: '/my-bets',
    icon: <ReceiptText aria-hidden />,
  },
  {
    id: 'games',
    title: 'Games',
    auth: false,
    icon: <Gamepad2 aria-hidden />,
    items: GAMES.map((game) => ({
      title: nameOf(game, gameNames),
      href: `/${game.id}`,
      game: game.kind,
    })),
  },
  {
    id: 'bonus',
    title: 'Bonus',
    auth: true,
    icon: <Gift aria-hidden />,
    items: [
      { title: 'Trade Profit', href: '/incomes/Trade_profit' },
      { title: 'Trade Level Income', href: hrefs.levelIncome },
      { title: 'Self Deposit Bonus', href: hrefs.selfBonus },
      { title: 'Refer Income', href: hrefs.referIncome },
      { title: 'Locker Profit', href: '/incomes/Locker_profit' },
    ],
  },
  {
    id: 'team',
    title: 'Team',
    auth: true,
    icon: <Users aria-hidden />,
    items: [
      { title: 'Level Wise Team', href: '/teamlevel' },
      { title: 'My Team Tree', href: '/teamtree' },
    ],
  },
  {
    id: 'settings',
    title: 'Settings',
    auth: true,
    icon: <Settings aria-hidden />,
    items: [
      { title: 'General', href: '/settings/general' },
      { title: 'Security', href: hrefs.security },
      { title: 'Google Auth', href: hrefs.twoFactor },
    ],
  },
  {
    id: 'support',
    title: 'Support',
    auth: true,
    icon: <LifeBuoy aria-hidden />,
    items: [
      { title: 'My Tickets', href: '/support' },
      { title: 'Generate Ticket', href: dialog('generateticket') },
    ],
  },
  {
    id: 'referral',
    title: 'Referral',
    auth: true,
    icon: <UserPlus aria-hidden />,
    items: [
      { title: 'Referral Link', href: '/referral' },
      { title: 'My Directs', href: '/referral-history' },
    ],
  },
  {
    id: 'logout',
    title: 'Logout',
    auth: true,
    href: dialog('logout'),
    icon: <LogOut aria-hidden />,
  },
];

export const shortcuts: readonly BottomBarItem[] = [
  {
    title: 'Dashboard',
    href: hrefs.dashboard,
    audience: 'members',
    icon: <LayoutDashboard aria-hidden />,
  },
  {
    title: 'Wingo 1 Min',
    href: hrefs.wingo1,
    game: 'wingo',
    icon: <Timer aria-hidden />,
  },
  {
    title: 'Wingo 3 Min',
    href: hrefs.wingo3,
    game: 'wingo',
    icon: <Hourglass aria-hidden />,
  },
  { title: 'Deposit', href: hrefs.deposit, icon: <ArrowDownToLine aria-hidden /> },
  {
    title: 'Settings',
    href: '/settings',
    audience: 'members',
    icon: <Settings aria-hidden />,
  },
  {
    title: 'Register',
    href: hrefs.register,
    audience: 'visitors',
    icon: <UserPlus aria-hidden />,
  },
];

export const productMenu: readonly ProductMenuItem[] = [
  { title: 'Wallet', href: hrefs.wallet, icon: <Wallet aria-hidden /> },
  { title: 'Transactions', href: '/transactions', icon: <ArrowLeftRight aria-hidden /> },
  { title: 'My Bets', href: '/my-bets', icon: <ReceiptText aria-hidden /> },
  { title: 'Settings', href: '/settings', icon: <Settings aria-hidden /> },
  { title: 'Logout', href: dialog('logout'), icon: <LogOut aria-hidden />, tone: 'danger' },
];

/** Props of an `AppShell`, without the page. */
export const shell = {
  groups,
  shortcuts,
  signInHref: hrefs.signIn,
  homeHref: hrefs.home,
};

export const publicHeader = {
  homeHref: hrefs.home,
  signInHref: hrefs.signIn,
  registerHref: hrefs.register,
};

/** Props of a `WalletPanel`, without balances. */
export const walletPanel = {
  depositHref: hrefs.deposit,
  lockHref: hrefs.lockFunds,
  withdrawHref: hrefs.withdraw,
  securityHref: hrefs.security,
};

/** Props of a `PlayPanel`, without data. */
export const playPanel = {
  hrefs: wingoHrefs,
  statisticsHref: '/statistics',
};

/** Props of a `WithdrawForm`, without data. */
export const withdrawForm = {
  txnPasswordHref: hrefs.security,
  twoFactorHref: hrefs.twoFactor,
  newPasswordHref: hrefs.forgotPassword,
};

export const announcement = 'Withdrawals pause on Sunday from 2 to 3 in the morning.';

export const footer = {
  homeHref: hrefs.home,
  statement:
    'Gambling should stay a pleasure. Play responsibly: set yourself limits, take breaks, and never stake what you cannot afford to lose.',
  helpHref: 'https://www.begambleaware.org/',
  helpText: 'Help and advice on responsible gambling',
} satisfies FooterProps;

export const hero = {
  eyebrow: 'Gaming platform',
  welcome: ({ brand }) => `Welcome to ${brand}`,
  claims: [
    'Secure transactions',
    'Easy deposits and withdrawals',
    '24/7 support',
    'Daily login bonuses of free casino chips',
    'No purchase necessary',
  ],
  playHref: hrefs.signIn,
  registerHref: hrefs.register,
  guidesHref: hrefs.guides,
} satisfies HeroProps;

export const featureList = {
  title: 'Why choose us',
  features: [
    {
      title: 'Secure transactions',
      text: 'Every deposit, bet and withdrawal is booked in a ledger that always balances.',
      icon: <ShieldCheck aria-hidden />,
    },
    {
      title: 'Easy deposits and withdrawals',
      text: 'Send USDT to your own deposit address, withdraw to the wallet you have set.',
      icon: <Wallet aria-hidden />,
    },
    {
      title: '24/7 support',
      text: 'Ask at any hour and follow your ticket until it is solved.',
      icon: <Headset aria-hidden />,
    },
    {
      title: 'Daily login bonuses',
      text: 'Free casino chips wait for you every day you sign in.',
      icon: <CalendarHeart aria-hidden />,
    },
  ],
  deposits: "Deposits are accepted in the platform's own BEP20 token and in USDT BEP20 tokens.",
} satisfies FeatureListProps;

export const infoCards = {
  cards: [
    {
      title: 'Free chips',
      icon: <Coins aria-hidden />,
      text: 'Sign in every day and collect your daily login bonus of free casino chips.',
    },
    {
      title: 'No purchase necessary',
      icon: <Gift aria-hidden />,
      tone: 'spark',
      text: 'Register, take your free chips and play. You decide whether you ever deposit.',
    },
  ],
} satisfies InfoCardsProps;

export const gameShowcase = {
  why: ({ brand }) => `Why Play on ${brand}`,
  playGamesHref: hrefs.home,
  signInHref: hrefs.signIn,
  reasons: [
    {
      title: 'Color Prediction',
      text: 'Predict a colour correctly to earn rewards.',
      icon: <Palette aria-hidden />,
      game: 'wingo',
    },
    {
      title: 'Aviator',
      text: 'Cash out at the right moment while a plane flies; the longer you stay in, the higher the potential reward.',
      icon: <Plane aria-hidden />,
      game: 'aviator',
    },
    {
      title: 'Plinko',
      text: 'Drop a ball and see where it lands.',
      icon: <Triangle aria-hidden />,
      game: 'plinko',
    },
  ],
  cards: [
    {
      id: 'colorPrediction',
      title: 'Color Prediction',
      game: 'wingo',
      href: '/color-prediction',
    },
    { id: 'aviator', title: 'Aviator', game: 'aviator', href: '/crash' },
    { id: 'numberLottery', title: 'Number Lottery', game: 'wingo', href: '/color-prediction' },
  ],
} satisfies GameShowcaseProps;

export const faq = {
  title: 'Frequently asked questions',
  items: [
    {
      id: 'security',
      title: 'Secure Transactions',
      content:
        'Every deposit, bet and withdrawal is booked in a ledger that always balances, and you can protect your withdrawals with two-factor authentication.',
    },
    {
      id: 'payments',
      title: 'Easy Deposits and Withdrawals',
      content:
        "Deposit with the platform's own BEP20 token or with USDT BEP20, and withdraw to the wallet address in your settings, from 10 USD.",
    },
    {
      id: 'support',
      title: '24/7 Support',
      content:
        'Generate a ticket at any hour, day or night, and follow its status until it is solved.',
    },
  ],
} satisfies FaqProps;

export const promotion = 'Self Bonus requires playing 2 bets of 0.2% each daily';
