import type { SidebarGroup } from '@platform/ui';
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
import type { ReactNode } from 'react';
import { SIDEBAR_GROUPS, type SidebarGroupId } from '../sidebar';
import { MENU_LINKS } from './links';

const ICONS: Readonly<Record<SidebarGroupId, ReactNode>> = {
  dashboard: <LayoutDashboard aria-hidden />,
  wallet: <Wallet aria-hidden />,
  transactions: <ArrowLeftRight aria-hidden />,
  bets: <ReceiptText aria-hidden />,
  games: <Gamepad2 aria-hidden />,
  bonus: <Gift aria-hidden />,
  team: <Users aria-hidden />,
  settings: <Settings aria-hidden />,
  support: <LifeBuoy aria-hidden />,
  referral: <UserPlus aria-hidden />,
  logout: <LogOut aria-hidden />,
};

export const sidebarGroups: readonly SidebarGroup[] = SIDEBAR_GROUPS.map(
  ({ id, title, access }): SidebarGroup => {
    const group = { id, title, icon: ICONS[id], auth: access === 'members' };
    const links = MENU_LINKS.filter(({ sidebar }) => sidebar?.group === id);
    const [own] = links;
    if (own && links.length === 1 && own.titleInGroup === undefined) {
      return { ...group, href: own.href };
    }
    const items = links.map(({ title: ownTitle, titleInGroup, ...link }) => ({
      ...link,
      title: titleInGroup ?? ownTitle,
    }));
    return { ...group, items };
  },
);
