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
import { PageProgress } from './PageProgress';
import { PHONE } from './phone';
import { useContentInSight } from './useContentInSight';

/** Loads when the page is idle, or when the menu opens, whichever is first. */
const MenuDrawer = onDemand(async () => (await import('./MenuDrawer')).MenuDrawer);

/** Props of the menu while its groups may be loading. */
type MenuProps = Omit<SidebarProps, 'groups'> & { groups: SidebarProps['groups'] | undefined };

/** Not loaded on phones and the landing page, which have no space for it. Its space is reserved. */
const Sidebar = onDemand(async () => {
  const { Sidebar: Menu } = await import('../Sidebar/Sidebar');
  return ({ groups, ...rest }: MenuProps) => groups && <Menu {...rest} groups={groups} />;
});

/** At this width and below, the docked sidebar starts with icons only. */
const SMALL_SCREEN = '(max-width: 1100px)';

export interface AppShellProps extends ComponentProps<'div'> {
  /** `PublicHeader` or `AppHeader`. It stays visible. Its space is reserved while it loads. */
  header: ReactNode;
  /** `AnnouncementBar` above the header. It scrolls away with the page. */
  announcement?: ReactNode;
  /** `Footer`. */
  footer: ReactNode;
  /**
   * `Notice` about the whole site. It stays visible below the page, and moves nothing when it
   * appears.
   */
  notice?: ReactNode;
  signedIn: boolean;
  /** Path of the current page, whose links are marked. */
  currentPath: string;
  /** Controlled open state of the menu's drawer. */
  menuOpen?: boolean | undefined;
  /**
   * Initial open state of the menu's drawer.
   * @default false
   */
  defaultMenuOpen?: boolean;
  onMenuOpenChange?: (open: boolean) => void;
  /**
   * Groups of the menu. A function is called when the menu is about to open, so that other pages do
   * not load its icons. It must be the same function on every render.
   */
  groups: OnDemand<SidebarGroup>;
  /** Links of the bottom bar, in addition to Browse. */
  shortcuts: readonly BottomBarItem[];
  /** Address of the sign-in, for the menu links of visitors. */
  signInHref: string;
  /** Address of the logo in the menu's drawer. */
  homeHref: string;
  /**
   * `docked`: the sidebar is next to the page, with icons only on small screens, and a drawer at
   * 768 px and less. `drawer`: it is a drawer at every width, for the landing page.
   * @default 'docked'
   */
  navigation?: 'docked' | 'drawer';
  /**
   * True while the next page loads and this one is still shown. A thin line below the header
   * appears after 150 ms.
   * @default false
   */
  loading?: boolean;
  /**
   * Custom texts, which override the message catalogue.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof appShell>>;
}

/**
 * Frame of every page: header, sidebar, main content, footer, and on a phone the bottom bar. Its
 * children are in the `main` landmark. The first Tab shows a link that skips to it.
 *
 * **Do:** Render it once, around the routes, so that the menu keeps its place when the page
 * changes.
 *
 * **Don't:** Render it in a page: there are then two menus and two main landmarks.
 */
export function AppShell({
  header,
  announcement,
  footer,
  notice,
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
      {announcement}
      <div ref={top} data-member={signedIn || undefined} className={styles.header}>
        {header}
        <PageProgress loading={loading} label={text.loading} />
      </div>
      <div className={styles.body}>
        {navigation === 'docked' && (
          <div className={styles.docked} data-collapsed={collapsed || undefined}>
            {docked && <Sidebar {...menu} collapsed={collapsed} onCollapsedChange={setChosen} />}
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
