'use client';

import * as Radix from '@radix-ui/react-accordion';
import { ChevronDown } from 'lucide-react';
import { unfold } from '../../internal/unfold.css';
import { Link } from '../../primitives/Link/Link';
import * as styles from './Sidebar.css';
import type { SidebarGroup } from './sidebarGroups';

export interface SidebarEntryProps {
  group: SidebarGroup;
  currentPath: string;
  onNavigate: (() => void) | undefined;
}

const currentPage = (href: string, currentPath: string) =>
  href === currentPath ? 'page' : undefined;

/** A line of the expanded sidebar: a link, or a title over its links. */
export function SidebarEntry({ group, currentPath, onNavigate }: SidebarEntryProps) {
  const { id, title, icon } = group;
  if (!group.items) {
    return (
      <li>
        <Link
          look="plain"
          href={group.href}
          aria-current={currentPage(group.href, currentPath)}
          className={styles.line}
          onClick={onNavigate}
        >
          {icon}
          <span className={styles.title}>{title}</span>
        </Link>
      </li>
    );
  }
  const holdsCurrent = group.items.some(({ href }) => href === currentPath);
  return (
    <Radix.Item value={id} asChild>
      <li>
        <Radix.Header asChild>
          <div>
            <Radix.Trigger className={styles.line} data-current={holdsCurrent || undefined}>
              {icon}
              <span className={styles.title}>{title}</span>
              <ChevronDown aria-hidden className={styles.chevron} />
            </Radix.Trigger>
          </div>
        </Radix.Header>
        {/* A group, not a region: a menu is one landmark, not twelve. */}
        <Radix.Content role="group" className={unfold}>
          <ul className={styles.items}>
            {group.items.map((item) => (
              <li key={item.title}>
                <Link
                  look="plain"
                  href={item.href}
                  aria-current={currentPage(item.href, currentPath)}
                  className={styles.item}
                  onClick={onNavigate}
                >
                  {item.title}
                </Link>
              </li>
            ))}
          </ul>
        </Radix.Content>
      </li>
    </Radix.Item>
  );
}
