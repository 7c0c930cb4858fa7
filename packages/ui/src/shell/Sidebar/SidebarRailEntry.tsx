'use client';

import type { ComponentProps } from 'react';
import { mergeProps } from '../../internal/mergeProps';
import { Link } from '../../primitives/Link/Link';
import { Menu } from '../../primitives/Menu/Menu';
import { MenuItem } from '../../primitives/Menu/MenuItem';
import { Tooltip } from '../../primitives/Tooltip/Tooltip';
import * as styles from './Sidebar.css';
import type { SidebarEntryProps } from './SidebarEntry';

/** Passes the props from the menu to the trigger. */
function GroupButton({ 'aria-label': label, ...rest }: ComponentProps<'button'>) {
  return (
    <Tooltip content={label} side="right">
      <button type="button" aria-label={label} {...rest} />
    </Tooltip>
  );
}

/** Group as an icon in the collapsed sidebar. */
export function SidebarRailEntry({ group, currentPath, onNavigate, slotProps }: SidebarEntryProps) {
  const { title, icon } = group;
  if (!group.items) {
    return (
      <li>
        <Tooltip content={title} side="right">
          <Link
            look="plain"
            {...mergeProps(
              {
                href: group.href,
                'aria-label': title,
                'aria-current': group.href === currentPath ? ('page' as const) : undefined,
                className: styles.line,
                onClick: onNavigate,
              },
              slotProps?.link?.(group.href),
            )}
          >
            {icon}
          </Link>
        </Tooltip>
      </li>
    );
  }
  const holdsCurrent = group.items.some(({ href }) => href === currentPath);
  return (
    <li>
      <Menu
        side="right"
        align="start"
        aria-label={title}
        trigger={
          <GroupButton
            {...mergeProps(
              {
                'aria-label': title,
                className: styles.line,
                'data-current': holdsCurrent || undefined,
              },
              slotProps?.trigger?.(group.id),
            )}
          >
            {icon}
          </GroupButton>
        }
      >
        {group.items.map((item) => (
          <MenuItem
            key={item.title}
            href={item.href}
            aria-current={item.href === currentPath ? 'page' : undefined}
            onClick={onNavigate}
          >
            {item.title}
          </MenuItem>
        ))}
      </Menu>
    </li>
  );
}
