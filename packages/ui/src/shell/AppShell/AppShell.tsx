'use client';

import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { onDemand } from '../../internal/onDemand';
import { useAtRest } from '../../internal/useAtRest';
import { useMediaQuery } from '../../internal/useMediaQuery';
import { SkipLink } from '../../layout/SkipLink/SkipLink';
import { BottomBar } from '../BottomBar/BottomBar';
import type { SidebarGroup } from '../Sidebar/sidebarGroups';
import * as styles from './AppShell.css';
import { PageProgress } from './PageProgress';
import { PHONE } from './phone';
import { useContentInSight } from './useContentInSight';

/** Comes once the page is in use and at rest, or when it is wanted, whichever is first. */
const MenuDrawer = onDemand(async () => (await import('./MenuDrawer')).MenuDrawer);

/** A phone and the landing page have no room for it, and do not pay for it. Its place is kept. */
const Sidebar = onDemand(async () => (await import('../Sidebar/Sidebar')).Sidebar);

/** Below this the docked sidebar starts with icons only, to leave the page its width. */
const SMALL_SCREEN = '(max-width: 1100px)';

export interface AppShellProps extends ComponentProps<'div'> {
  /** A `PublicHeader` or an `AppHeader`. It stays in sight. While it is on its way its room is kept. */
  header: ReactNode;
  /** A `Footer`. */
  footer: ReactNode;
  /** A `Notice` about the whole site. It stays in sight below the page, and moves nothing when it comes. */
  notice?: ReactNode;
  signedIn: boolean;
  /** The path of the page shown, e.g. '/my-bets'. */
  currentPath: string;
  /** Whether the menu's drawer is open. */
  menuOpen: boolean;
  onMenuOpenChange: (open: boolean) => void;
  /** @default the specification's eleven groups */
  groups?: readonly SidebarGroup[];
  /**
   * `docked`: the sidebar stands beside the page, icons only on small screens, and becomes a drawer
   * at 768 px and less. `drawer`: it is a drawer everywhere, for the landing page.
   * @default 'docked'
   */
  navigation?: 'docked' | 'drawer';
  /**
   * The next page is on its way, while this one is still shown. A thin line under the header says so
   * after 150 ms.
   * @default false
   */
  loading?: boolean;
  /** @default 'Loading' */
  loadingLabel?: string;
}

/**
 * The frame of every page: header, sidebar, main content, footer, and on a phone the bottom bar.
 * Its children stand in the `main` landmark; the first Tab offers to skip to it.
 */
export function AppShell({
  header,
  footer,
  notice,
  signedIn,
  currentPath,
  menuOpen,
  onMenuOpenChange,
  groups,
  navigation = 'docked',
  loading = false,
  loadingLabel = 'Loading',
  className,
  children,
  ...rest
}: AppShellProps) {
  const phone = useMediaQuery(PHONE);
  const smallScreen = useMediaQuery(SMALL_SCREEN);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const collapsed = chosen ?? smallScreen;
  const atRest = useAtRest();
  const top = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useContentInSight(top, content);
  const menu = { signedIn, currentPath, ...(groups && { groups }) };
  return (
    <div {...rest} className={classNames(styles.root, className)}>
      <SkipLink />
      <div ref={top} data-member={signedIn || undefined} className={styles.header}>
        {header}
        <PageProgress loading={loading} label={loadingLabel} />
      </div>
      <div className={styles.body}>
        {navigation === 'docked' && (
          <div className={styles.docked} data-collapsed={collapsed || undefined}>
            {!phone && <Sidebar {...menu} collapsed={collapsed} onCollapsedChange={setChosen} />}
          </div>
        )}
        <div className={styles.page}>
          <main id="main" tabIndex={-1} className={styles.main}>
            <div ref={content}>{children}</div>
          </main>
          {footer}
          {notice !== undefined && <div className={styles.notice}>{notice}</div>}
        </div>
      </div>
      <div className={styles.bottom}>
        <BottomBar
          signedIn={signedIn}
          currentPath={currentPath}
          menuOpen={menuOpen}
          onBrowse={() => onMenuOpenChange(!menuOpen)}
        />
      </div>
      {(atRest || menuOpen) && (
        <MenuDrawer {...menu} open={menuOpen} onOpenChange={onMenuOpenChange} />
      )}
    </div>
  );
}
