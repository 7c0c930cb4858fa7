import { shortcuts } from '@platform/messages/shortcuts';
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
import { DIALOGS, PAGES, type DialogFacts } from '../pages';
import {
  dialogHref,
  landingModalHref,
  modalHref,
  paths,
  wingoPaths,
  type ModalName,
} from '../paths';

const ICONS: Readonly<Record<string, ReactNode>> = {
  [paths.dashboard]: <LayoutDashboard aria-hidden />,
  [wingoPaths[1]]: <Timer aria-hidden />,
  [wingoPaths[2]]: <Hourglass aria-hidden />,
  [modalHref('deposit')]: <ArrowDownToLine aria-hidden />,
  [paths.settings]: <Settings aria-hidden />,
  [landingModalHref('register')]: <UserPlus aria-hidden />,
};

const TITLES: Readonly<Record<string, string | undefined>> = shortcuts;

const PLACES = [
  ...PAGES.map(({ path, ...page }) => ({ ...page, href: path })),
  ...(Object.keys(DIALOGS) as ModalName[]).map((name) => {
    const { bottomBar }: DialogFacts = DIALOGS[name];
    return { name, bottomBar, href: dialogHref(name) };
  }),
];

/**
 * Items of the bottom bar. Their titles are a separate import, because the first paint needs no
 * other titles.
 */
export const SHORTCUTS: readonly BottomBarItem[] = PLACES.flatMap(({ name, bottomBar, ...link }) =>
  bottomBar ? [{ ...link, ...bottomBar, title: TITLES[name] ?? '', icon: ICONS[link.href] }] : [],
).sort((a, b) => a.place - b.place);
