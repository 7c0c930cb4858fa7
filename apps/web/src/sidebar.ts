import { sidebarTitles } from '@platform/messages/sidebarTitles';

/** Visitors see only public groups. */
export const SIDEBAR_GROUPS = [
  { id: 'dashboard', title: sidebarTitles.dashboard, access: 'members' },
  { id: 'wallet', title: sidebarTitles.wallet, access: 'members' },
  { id: 'transactions', title: sidebarTitles.transactions, access: 'members' },
  { id: 'bets', title: sidebarTitles.bets, access: 'members' },
  { id: 'games', title: sidebarTitles.games, access: 'everybody' },
  { id: 'bonus', title: sidebarTitles.bonus, access: 'members' },
  { id: 'team', title: sidebarTitles.team, access: 'members' },
  { id: 'settings', title: sidebarTitles.settings, access: 'members' },
  { id: 'support', title: sidebarTitles.support, access: 'members' },
  { id: 'referral', title: sidebarTitles.referral, access: 'members' },
  { id: 'logout', title: sidebarTitles.logout, access: 'members' },
] as const;

export type SidebarGroupId = (typeof SIDEBAR_GROUPS)[number]['id'];
