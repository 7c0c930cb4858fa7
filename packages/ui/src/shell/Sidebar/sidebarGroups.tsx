import {
  ArrowLeftRight,
  Gamepad2,
  Gift,
  LayoutDashboard,
  LifeBuoy,
  LogOut,
  ReceiptText,
  Settings,
  UserPlus,
  Users,
  Wallet,
} from 'lucide-react';
import { GAMES, nameOf } from '@platform/rules/games';
import type { ReactNode } from 'react';
import { hrefs } from '../../internal/hrefs';

/** One link below a group's title. */
export interface SidebarItem {
  title: string;
  href: string;
  /** The game it leads to, for brands that offer only some: `wingo`. */
  game?: string;
}

/** A line of the sidebar: a link of its own, or a title that reveals links. */
export type SidebarGroup = {
  /** Stable, e.g. `bonus`. */
  id: string;
  title: string;
  /** One icon, `aria-hidden`. */
  icon: ReactNode;
  /** For members only. */
  auth: boolean;
} & ({ href: string; items?: never } | { href?: never; items: readonly SidebarItem[] });

/** The menu with the specification's eleven groups and their routes. */
export const sidebarGroups: readonly SidebarGroup[] = [
  {
    id: 'dashboard',
    title: 'Dashboard',
    icon: <LayoutDashboard aria-hidden />,
    auth: true,
    href: hrefs.dashboard,
  },
  {
    id: 'wallet',
    title: 'Wallet',
    icon: <Wallet aria-hidden />,
    auth: true,
    items: [
      { title: 'My Wallet', href: hrefs.wallet },
      { title: 'Deposit', href: hrefs.deposit },
      { title: 'Withdraw', href: hrefs.withdraw },
      { title: 'Lock Funds', href: hrefs.lockFunds },
    ],
  },
  {
    id: 'transactions',
    title: 'Transactions',
    icon: <ArrowLeftRight aria-hidden />,
    auth: true,
    items: [
      { title: 'Deposit', href: '/transactions/deposit' },
      { title: 'Activation', href: '/transactions/activate' },
      { title: 'Withdraw', href: '/transactions/withdraw' },
    ],
  },
  {
    id: 'bets',
    title: 'My Bets',
    icon: <ReceiptText aria-hidden />,
    auth: true,
    href: hrefs.myBets,
  },
  {
    id: 'games',
    title: 'Games',
    icon: <Gamepad2 aria-hidden />,
    auth: false,
    items: GAMES.map((game) => ({ title: nameOf(game), href: `/${game.id}`, game: game.kind })),
  },
  {
    id: 'bonus',
    title: 'Bonus',
    icon: <Gift aria-hidden />,
    auth: true,
    items: [
      { title: 'Trade Profit', href: '/incomes/Trade_profit' },
      { title: 'Trade Level Income', href: '/incomes/Trade_level_income' },
      { title: 'Self Deposit Bonus', href: '/incomes/Self_deposit_bonus' },
      { title: 'Refer Income', href: '/incomes/Refer_income' },
      { title: 'Locker Profit', href: '/incomes/Locker_profit' },
    ],
  },
  {
    id: 'team',
    title: 'Team',
    icon: <Users aria-hidden />,
    auth: true,
    items: [
      { title: 'Level Wise Team', href: '/teamlevel' },
      { title: 'My Team Tree', href: '/teamtree' },
    ],
  },
  {
    id: 'settings',
    title: 'Settings',
    icon: <Settings aria-hidden />,
    auth: true,
    items: [
      { title: 'General', href: '/settings/general' },
      { title: 'Security', href: '/settings/security' },
      { title: 'Google Auth', href: '/twofactor' },
    ],
  },
  {
    id: 'support',
    title: 'Support',
    icon: <LifeBuoy aria-hidden />,
    auth: true,
    items: [
      { title: 'My Tickets', href: hrefs.support },
      { title: 'Generate Ticket', href: hrefs.generateTicket },
    ],
  },
  {
    id: 'referral',
    title: 'Referral',
    icon: <UserPlus aria-hidden />,
    auth: true,
    items: [
      { title: 'Referral Link', href: '/referral' },
      { title: 'My Directs', href: '/referral-history' },
    ],
  },
  {
    id: 'logout',
    title: 'Logout',
    icon: <LogOut aria-hidden />,
    auth: true,
    href: hrefs.logout,
  },
];

/**
 * The groups a reader may see, with the games on offer. Visitors see what is not for members, and
 * every link of it leads to the sign-in dialog.
 */
export function visibleGroups(
  groups: readonly SidebarGroup[],
  signedIn: boolean,
  signInHref: string,
  offers: (game: string) => boolean,
): readonly SidebarGroup[] {
  return groups.flatMap((group): readonly SidebarGroup[] => {
    if (group.auth && !signedIn) return [];
    const hrefFor = (href: string) => (signedIn ? href : signInHref);
    if (!group.items) return [{ ...group, href: hrefFor(group.href) }];
    const items = group.items
      .filter(({ game }) => game === undefined || offers(game))
      .map((item) => ({ ...item, href: hrefFor(item.href) }));
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}
