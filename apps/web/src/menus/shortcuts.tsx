import type { BottomBarItem } from '@platform/ui';
import {
  ArrowDownToLine,
  Hourglass,
  LayoutDashboard,
  Settings,
  Timer,
  UserPlus,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { landingModalHref, modalHref, paths, wingoPaths } from '../paths';
import { MENU_LINKS } from './links';

/** The icons by address. */
const ICONS: Readonly<Record<string, ReactNode>> = {
  [paths.dashboard]: <LayoutDashboard aria-hidden />,
  [wingoPaths[1]]: <Timer aria-hidden />,
  [wingoPaths[2]]: <Hourglass aria-hidden />,
  [modalHref('deposit')]: <ArrowDownToLine aria-hidden />,
  [paths.settings]: <Settings aria-hidden />,
  [landingModalHref('register')]: <UserPlus aria-hidden />,
};

/** What the bottom bar holds beside Browse. */
export const SHORTCUTS: readonly BottomBarItem[] = MENU_LINKS.flatMap(({ bottomBar, ...link }) =>
  bottomBar ? [{ ...link, ...bottomBar, icon: ICONS[link.href] }] : [],
).sort((a, b) => a.place - b.place);
