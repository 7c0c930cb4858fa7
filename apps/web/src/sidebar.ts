/** The lines of the sidebar, from the top. Visitors see those for everybody. */
export const SIDEBAR_GROUPS = [
  { id: 'dashboard', title: 'Dashboard', access: 'members' },
  { id: 'wallet', title: 'Wallet', access: 'members' },
  { id: 'transactions', title: 'Transactions', access: 'members' },
  { id: 'bets', title: 'My Bets', access: 'members' },
  { id: 'games', title: 'Games', access: 'everybody' },
  { id: 'bonus', title: 'Bonus', access: 'members' },
  { id: 'team', title: 'Team', access: 'members' },
  { id: 'settings', title: 'Settings', access: 'members' },
  { id: 'support', title: 'Support', access: 'members' },
  { id: 'referral', title: 'Referral', access: 'members' },
  { id: 'logout', title: 'Logout', access: 'members' },
] as const;

export type SidebarGroupId = (typeof SIDEBAR_GROUPS)[number]['id'];
