'use client';

import { appShell } from '@platform/messages/appShell';
import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { onDemand, useOnDemand, type OnDemand } from '../../internal/onDemand';
import { useAtRest } from '../../internal/useAtRest';
import { useMediaQuery } from '../../internal/useMediaQuery';
import { SkipLink } from '../../layout/SkipLink/SkipLink';
import { BottomBar, type BottomBarItem } from '../BottomBar/BottomBar';
import type { SidebarProps } from '../Sidebar/Sidebar';
import type { SidebarGroup } from '../Sidebar/sidebarGroups';
import { useControlled } from '../../internal/useControlled';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './AppShell.css';
import { AnnouncementPlace } from './AnnouncementPlace';
import { PageProgress } from './PageProgress';
import { PHONE } from './phone';
import { useContentInSight } from './useContentInSight';

/** Menu drawer, which loads when the page is idle or the menu opens. */
const MenuDrawer = onDemand(async () => (await import('./MenuDrawer')).MenuDrawer);

/** Props of the menu, whose groups may still be loading. */
type MenuProps = Omit<SidebarProps, 'groups'> & { groups: SidebarProps['groups'] | undefined };

/** Sidebar, which is not loaded on phones or the landing page. */
const Sidebar = onDemand(async () => {
  const { Sidebar: Menu } = await import('../Sidebar/Sidebar');
  return ({ groups, ...rest }: MenuProps) => groups && <Menu {...rest} groups={groups} />;
});

/** Maximum window width at which the docked sidebar is initially collapsed to icons. */
const SMALL_SCREEN = '(max-width: 1100px)';

export interface AppShellProps extends ComponentProps<'div'> {
  /** `PublicHeader` or `AppHeader`. */
  header: ReactNode;
  /** `AnnouncementBar` above the header. */
  announcement?: ReactNode;
  /** `Footer`. */
  footer: ReactNode;
  /** `Notice` about the whole site. */
  notice?: ReactNode;
  /**
   * Line about the member's account, above the page. The shell reserves its height while this prop
   * is set, so that a late notice causes no layout shift.
   */
  accountNotice?: ReactNode;
  signedIn: boolean;
  /** Path of the current page. Links to it are marked as current. */
  currentPath: string;
  /** Controlled open state of the menu drawer. */
  menuOpen?: boolean | undefined;
  /**
   * Initial open state of the menu drawer.
   * @default false
   */
  defaultMenuOpen?: boolean;
  onMenuOpenChange?: (open: boolean) => void;
  /** Menu groups, or a stable function that loads them just before the menu opens. */
  groups: OnDemand<SidebarGroup>;
  /** Links for the bottom bar, after the Browse button. */
  shortcuts: readonly BottomBarItem[];
  /** URL of the sign-in dialog, for visitors' menu links. */
  signInHref: string;
  /** URL for the logo link in the menu drawer. */
  homeHref: string;
  /**
   * Navigation layout above 768 px: `docked` is a sidebar beside the page, `top` the shortcuts in a
   * row below the header, and `drawer` only a drawer. The drawer is available at every width.
   * @default 'docked'
   */
  navigation?: 'docked' | 'top' | 'drawer';
  /**
   * True while the next page loads, indicated by a progress line.
   * @default false
   */
  loading?: boolean;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof appShell>>;
}

/**
 * Frame of every page: header, sidebar, main content, footer and bottom bar. The children are in
 * the `main` landmark.
 *
 * **Do:** Render the shell once, around the routes.
 *
 * **Don't:** Render the shell inside a page.
 */
export function AppShell({
  header,
  announcement,
  footer,
  notice,
  accountNotice,
  signedIn,
  currentPath,
  menuOpen: givenMenuOpen,
  defaultMenuOpen = false,
  onMenuOpenChange,
  groups,
  shortcuts,
  signInHref,
  homeHref,
  navigation = 'docked',
  loading = false,
  texts,
  className,
  children,
  ...rest
}: AppShellProps) {
  const text = useTexts(appShell, texts);
  const [menuOpen, setMenuOpen] = useControlled(givenMenuOpen, defaultMenuOpen, onMenuOpenChange);
  const phone = useMediaQuery(PHONE);
  const smallScreen = useMediaQuery(SMALL_SCREEN);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const collapsed = chosen ?? smallScreen;
  const atRest = useAtRest();
  const top = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useContentInSight(top, content);
  const docked = navigation === 'docked' && !phone;
  const drawer = atRest || menuOpen;
  const shared = { signedIn, currentPath, signInHref };
  const menu = { ...shared, groups: useOnDemand(groups, docked || drawer) };
  return (
    <div {...rest} className={classNames(styles.root, className)}>
      <SkipLink href="#main" />
      {announcement && <AnnouncementPlace>{announcement}</AnnouncementPlace>}
      <div ref={top} data-member={signedIn || undefined} className={styles.header}>
        {header}
        <PageProgress loading={loading} label={text.loading} />
      </div>
      {navigation === 'top' && (
        <div className={styles.top}>
          <BottomBar
            {...shared}
            placement="top"
            items={shortcuts}
            menuOpen={menuOpen}
            onBrowse={() => setMenuOpen(!menuOpen)}
          />
        </div>
      )}
      <div className={styles.body}>
        {navigation === 'docked' && (
          <div className={styles.docked} data-collapsed={collapsed || undefined}>
            {docked && <Sidebar {...menu} collapsed={collapsed} onCollapsedChange={setChosen} />}
          </div>
        )}
        <div className={styles.page}>
          {accountNotice !== undefined && (
            <div className={styles.accountNotice}>{accountNotice}</div>
          )}
          <main id="main" tabIndex={-1} className={styles.main}>
            <div ref={content}>{children}</div>
          </main>
          {footer}
          {notice !== undefined && <div className={styles.notice}>{notice}</div>}
        </div>
      </div>
      <div className={styles.bottom}>
        <BottomBar
          {...shared}
          items={shortcuts}
          menuOpen={menuOpen}
          onBrowse={() => setMenuOpen(!menuOpen)}
        />
      </div>
      {drawer && (
        <MenuDrawer {...menu} homeHref={homeHref} open={menuOpen} onOpenChange={setMenuOpen} />
      )}
    </div>
  );
}
