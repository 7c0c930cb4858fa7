'use client';

import { sidebar } from '@platform/messages/sidebar';
import * as Radix from '@radix-ui/react-accordion';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useMemo, useState, type ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { useControlled } from '../../internal/useControlled';
import { useOffers } from '../../theme/BrandProvider';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './Sidebar.css';
import { SidebarEntry, type SidebarSlots } from './SidebarEntry';
import { visibleGroups, type SidebarGroup } from './sidebarGroups';
import { SidebarRailEntry } from './SidebarRailEntry';

export interface SidebarProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Whether a member is signed in; visitors see only what is for everybody. */
  signedIn: boolean;
  /** The path of the page shown: its link is marked. */
  currentPath: string;
  /** The lines of the menu, in their order. */
  groups: readonly SidebarGroup[];
  /**
   * Shows icons only, with tooltips; groups open beside them. When the caller holds that.
   */
  collapsed?: boolean;
  /**
   * Shows icons only at first.
   * @default false
   */
  defaultCollapsed?: boolean;
  /**
   * Called by the button at the end. There is a button when this or `defaultCollapsed` is given.
   */
  onCollapsedChange?: (collapsed: boolean) => void;
  /** Called when a link is followed, e.g. to close the drawer around. */
  onNavigate?: () => void;
  /** Where every link leads a visitor. */
  signInHref: string;
  /**
   * The texts that differ from those of the reader's language.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof sidebar>>;
  /**
   * Props for its parts: `{ link: (href) => ({ 'data-path': href }) }`.
   * @default {}
   */
  slotProps?: SidebarSlots | undefined;
}

/**
 * The menu of the whole platform. One group is open at a time; selecting the open one closes it. It
 * fills the space it is given: a column beside the page, or a drawer.
 *
 * **Do:** Group pages by what players do there. Pass the current path, which opens its group and
 * marks its link.
 *
 * **Don't:** Use vague titles: readers have to open a group to find out what is in it.
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter, Space | on a group: opens or closes it |
 * | Down, Up, Home, End | goes to another group |
 * | Enter | on a link: follows it |
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
  // Until the reader chooses: the group of this page, or the only one there is.
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
        <Radix.Root
          type="single"
          collapsible
          value={open ?? initial}
          onValueChange={setOpen}
          className={styles.list}
          asChild
        >
          <ul>
            {shown.map((group) => (
              <SidebarEntry key={group.id} group={group} {...entry} />
            ))}
          </ul>
        </Radix.Root>
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
