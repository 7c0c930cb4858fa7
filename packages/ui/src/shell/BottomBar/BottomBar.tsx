'use client';

import {
  ArrowDownToLine,
  Hourglass,
  LayoutDashboard,
  Menu,
  Settings,
  Timer,
  UserPlus,
} from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { hrefs } from '../../internal/hrefs';
import { Link } from '../../primitives/Link/Link';
import { useOffers } from '../../theme/BrandProvider';
import * as styles from './BottomBar.css';

export interface BottomBarProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Whether a member is signed in; visitors are sent to sign in first. */
  signedIn: boolean;
  /** The path of the page shown: its link is marked. */
  currentPath: string;
  /** Whether the menu is open. */
  menuOpen: boolean;
  /** Called by Browse: open the menu, or close it. */
  onBrowse: () => void;
  /** @default the specification's texts */
  labels?: Record<
    'bar' | 'browse' | 'dashboard' | 'wingo1' | 'wingo3' | 'deposit' | 'settings' | 'register',
    string
  >;
}

const LABELS = {
  bar: 'Shortcuts',
  browse: 'Browse',
  dashboard: 'Dashboard',
  wingo1: 'Wingo 1 Min',
  wingo3: 'Wingo 3 Min',
  deposit: 'Deposit',
  settings: 'Settings',
  register: 'Register',
};

/**
 * What a thumb wants most, at the foot of a phone's screen.
 *
 * **When not to use it:** on screens wider than 768 px, where the sidebar is in sight.
 */
export function BottomBar({
  signedIn,
  currentPath,
  menuOpen,
  onBrowse,
  labels = LABELS,
  className,
  ...rest
}: BottomBarProps) {
  const link = (href: string, icon: ReactNode, label: string) => (
    <li>
      <Link
        look="plain"
        href={href}
        aria-current={href === currentPath ? 'page' : undefined}
        className={styles.item}
      >
        {icon}
        <span>{label}</span>
      </Link>
    </li>
  );
  const wingo = useOffers()('wingo');
  const forMembers = (href: string) => (signedIn ? href : hrefs.signIn);
  return (
    <nav aria-label={labels.bar} {...rest} className={classNames(styles.root, className)}>
      <ul className={styles.list}>
        <li>
          <button
            type="button"
            aria-expanded={menuOpen}
            aria-haspopup="dialog"
            data-browse
            className={styles.item}
            onClick={onBrowse}
          >
            <Menu aria-hidden />
            <span>{labels.browse}</span>
          </button>
        </li>
        {signedIn && link(hrefs.dashboard, <LayoutDashboard aria-hidden />, labels.dashboard)}
        {wingo && link(forMembers(hrefs.wingo1), <Timer aria-hidden />, labels.wingo1)}
        {wingo && link(forMembers(hrefs.wingo3), <Hourglass aria-hidden />, labels.wingo3)}
        {link(forMembers(hrefs.deposit), <ArrowDownToLine aria-hidden />, labels.deposit)}
        {signedIn
          ? link(hrefs.settings, <Settings aria-hidden />, labels.settings)
          : link(hrefs.register, <UserPlus aria-hidden />, labels.register)}
      </ul>
    </nav>
  );
}
