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

/** Comes once the page is in use and at rest, or when it is wanted, whichever is first. */
const MenuDrawer = onDemand(async () => (await import('./MenuDrawer')).MenuDrawer);

/** The menu, while its groups may be on their way. */
type MenuProps = Omit<SidebarProps, 'groups'> & { groups: SidebarProps['groups'] | undefined };

/** A phone and the landing page have no room for it, and do not pay for it. Its place is kept. */
const Sidebar = onDemand(async () => {
  const { Sidebar: Menu } = await import('../Sidebar/Sidebar');
  return ({ groups, ...rest }: MenuProps) => groups && <Menu {...rest} groups={groups} />;
});

/** Below this the docked sidebar starts with icons only, to leave the page its width. */
const SMALL_SCREEN = '(max-width: 1100px)';

export interface AppShellProps extends ComponentProps<'div'> {
  /** A `PublicHeader` or an `AppHeader`. It stays in sight. While it is on its way its room is kept. */
  header: ReactNode;
  /** An `AnnouncementBar`, above the header. It scrolls away with the page. */
  announcement?: ReactNode;
  /** A `Footer`. */
  footer: ReactNode;
  /** A `Notice` about the whole site. It stays in sight below the page, and moves nothing when it comes. */
  notice?: ReactNode;
  signedIn: boolean;
  /** The path of the page shown: its links are marked. */
  currentPath: string;
  /** Whether the menu's drawer is open, when the caller holds that. */
  menuOpen?: boolean | undefined;
  /**
   * The menu's drawer is open at first.
   * @default false
   */
  defaultMenuOpen?: boolean;
  onMenuOpenChange?: (open: boolean) => void;
  /**
   * The lines of the menu. A function is called once the menu is near, so that a page that shows
   * none does not pay for its icons; it is the same function on every render.
   */
  groups: OnDemand<SidebarGroup>;
  /** What the bottom bar holds beside Browse. */
  shortcuts: readonly BottomBarItem[];
  /** Where the links of the menus lead a visitor. */
  signInHref: string;
  /** Where the logo of the menu's drawer leads. */
  homeHref: string;
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
  /**
   * The texts that differ from those of the reader's language.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof appShell>>;
}

/**
 * The frame of every page: header, sidebar, main content, footer, and on a phone the bottom bar.
 * Its children are in the `main` landmark; the first Tab offers to skip to it.
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
