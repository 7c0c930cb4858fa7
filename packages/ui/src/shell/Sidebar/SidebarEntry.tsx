'use client';

import * as Radix from '@radix-ui/react-accordion';
import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { UnfoldContent, UnfoldItem } from '../../internal/Unfold/Unfold';
import { Link } from '../../primitives/Link/Link';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import * as styles from './Sidebar.css';
import type { SidebarGroup } from './sidebarGroups';

export interface SidebarSlots {
  link?: ((href: string) => SlotProps<'a'> | undefined) | undefined;
  /** Button of a group, by group id. */
  trigger?: ((id: string) => SlotProps<'button'> | undefined) | undefined;
}

export interface SidebarEntryProps {
  slotProps: SidebarSlots | undefined;
  group: SidebarGroup;
  currentPath: string;
  onNavigate: (() => void) | undefined;
}

const currentPage = (href: string, currentPath: string) =>
  href === currentPath ? 'page' : undefined;

/** Expanded sidebar entry. Memoised, so that opening one entry does not re-render the others. */
export const SidebarEntry = memo(function SidebarEntry({
  group,
  currentPath,
  onNavigate,
  slotProps,
}: SidebarEntryProps) {
  const { id, title, icon } = group;
  if (!group.items) {
    return (
      <li>
        <Link
          look="plain"
          {...mergeProps(
            {
              href: group.href,
              'aria-current': currentPage(group.href, currentPath),
              className: styles.line,
              onClick: onNavigate,
            },
            slotProps?.link?.(group.href),
          )}
        >
          {icon}
          <span className={styles.title}>{title}</span>
        </Link>
      </li>
    );
  }
  const holdsCurrent = group.items.some(({ href }) => href === currentPath);
  return (
    <UnfoldItem value={id} asChild>
      <li>
        <Radix.Header asChild>
          <div>
            <Radix.Trigger
              {...mergeProps(
                { className: styles.line, 'data-current': holdsCurrent || undefined },
                slotProps?.trigger?.(id),
              )}
            >
              {icon}
              <span className={styles.title}>{title}</span>
              <ChevronDown aria-hidden className={styles.chevron} />
            </Radix.Trigger>
          </div>
        </Radix.Header>
        <UnfoldContent>
          <ul className={styles.items}>
            {group.items.map((item) => (
              <li key={item.title}>
                <Link
                  look="plain"
                  {...mergeProps(
                    {
                      href: item.href,
                      'aria-current': currentPage(item.href, currentPath),
                      className: styles.item,
                      onClick: onNavigate,
                    },
                    slotProps?.link?.(item.href),
                  )}
                >
                  {item.title}
                </Link>
              </li>
            ))}
          </ul>
        </UnfoldContent>
      </li>
    </UnfoldItem>
  );
});
