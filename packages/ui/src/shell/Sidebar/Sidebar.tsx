'use client';

import { sidebar } from '@platform/messages/sidebar';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useMemo, useState, type ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { UnfoldRoot } from '../../internal/Unfold/Unfold';
import { useControlled } from '../../internal/useControlled';
import { useOffers } from '../../theme/BrandProvider';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './Sidebar.css';
import { SidebarEntry, type SidebarSlots } from './SidebarEntry';
import { visibleGroups, type SidebarGroup } from './sidebarGroups';
import { SidebarRailEntry } from './SidebarRailEntry';

export interface SidebarProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** True if a member is signed in. Visitors see only public links. */
  signedIn: boolean;
  /** Path of the current page. The link to it is marked as current. */
  currentPath: string;
  /** Menu groups, in order. */
  groups: readonly SidebarGroup[];
  /** Controlled collapsed state: the sidebar shows only icons with tooltips. */
  collapsed?: boolean;
  /**
   * Initial collapsed state.
   * @default false
   */
  defaultCollapsed?: boolean;
  /** Called when the sidebar is collapsed or expanded. If omitted, there is no collapse button. */
  onCollapsedChange?: (collapsed: boolean) => void;
  /** Called when the user follows a link. */
  onNavigate?: () => void;
  /** URL of the sign-in dialog, to which all visitors' links lead. */
  signInHref: string;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof sidebar>>;
  /**
   * Props for the parts, such as `{ link: (href) => ({ 'data-path': href }) }`.
   * @default {}
   */
  slotProps?: SidebarSlots | undefined;
}

/**
 * Main menu of the platform. One group is open at a time. The browser's search finds the links of
 * closed groups. The sidebar fills its container.
 *
 * **Do:** Group pages by purpose.
 *
 * **Don't:** Use vague titles.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter, Space | on a group: opens or closes it |
 * | Down, Up, Home, End | moves to another group |
 * | Enter | on a link: follows the link |
 */
export function Sidebar({
  signedIn,
  currentPath,
  groups,
  collapsed: given,
  defaultCollapsed,
  onCollapsedChange,
  onNavigate,
  signInHref,
  texts,
  slotProps,
  className,
  ...rest
}: SidebarProps) {
  const text = useTexts(sidebar, texts);
  const [collapsed, setCollapsed] = useControlled(
    given,
    defaultCollapsed ?? false,
    onCollapsedChange,
  );
  const offers = useOffers();
  const shown = useMemo(
    () => visibleGroups(groups, signedIn, signInHref, offers),
    [groups, signedIn, signInHref, offers],
  );
  const current = shown.find(({ items }) => items?.some(({ href }) => href === currentPath));
  const [open, setOpen] = useState<string | null>(null);
  // Group that is initially open: the current page's group, or the only group.
  const initial = (shown.length === 1 ? shown[0] : current)?.id ?? '';
  const entry = { currentPath, onNavigate, slotProps };

  return (
    <nav
      aria-label={text.label}
      {...rest}
      data-collapsed={collapsed || undefined}
      className={classNames(styles.root, className)}
    >
      {collapsed ? (
        <ul className={styles.list}>
          {shown.map((group) => (
            <SidebarRailEntry key={group.id} group={group} {...entry} />
          ))}
        </ul>
      ) : (
        <UnfoldRoot value={open ?? initial} onValueChange={setOpen} className={styles.list} asChild>
          <ul>
            {shown.map((group) => (
              <SidebarEntry key={group.id} group={group} {...entry} />
            ))}
          </ul>
        </UnfoldRoot>
      )}
      {(onCollapsedChange || defaultCollapsed !== undefined) && (
        <div className={styles.foot}>
          <IconButton
            label={collapsed ? text.expand : text.collapse}
            aria-expanded={!collapsed}
            onClick={() => setCollapsed(!collapsed)}
          >
            {collapsed ? (
              <PanelLeftOpen aria-hidden className={styles.directional} />
            ) : (
              <PanelLeftClose aria-hidden className={styles.directional} />
            )}
          </IconButton>
        </div>
      )}
    </nav>
  );
}
