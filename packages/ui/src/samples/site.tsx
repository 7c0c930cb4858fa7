import { gameNames } from '@platform/messages/gameNames';
import { GAMES, nameOf, WINGO_GAMES } from '@platform/rules/games';
import type { GameType } from '@platform/rules/wingo';
import {
  ArrowDownToLine,
  ArrowLeftRight,
  Gamepad2,
  Gift,
  Hourglass,
  LayoutDashboard,
  LifeBuoy,
  LogOut,
  ReceiptText,
  Settings,
  Timer,
  UserPlus,
  Users,
  Wallet,
} from 'lucide-react';

// Site URLs and menus. Applications define their own.

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

export const wingoHrefs = Object.fromEntries(
  WINGO_GAMES.map(({ wire, id }) => [wire, `/${id}`]),
) as Readonly<Record<GameType, string>>;

export const groups = [
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
] as const;

export const shortcuts = [
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
] as const;

export const productMenu = [
  { title: 'Wallet', href: hrefs.wallet, icon: <Wallet aria-hidden /> },
  { title: 'Transactions', href: '/transactions', icon: <ArrowLeftRight aria-hidden /> },
  { title: 'My Bets', href: '/my-bets', icon: <ReceiptText aria-hidden /> },
  { title: 'Settings', href: '/settings', icon: <Settings aria-hidden /> },
  { title: 'Logout', href: dialog('logout'), icon: <LogOut aria-hidden />, tone: 'danger' },
] as const;

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
    'Gambling should be fun. Play responsibly: set limits, take breaks, and never stake more than you can afford to lose.',
  helpHref: 'https://www.begambleaware.org/',
  helpText: 'Help and advice on responsible gambling',
};
