'use client';

import * as Radix from '@radix-ui/react-tabs';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import * as styles from './Tabs.css';

export interface TabItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
  /** @default false */
  disabled?: boolean;
}

export interface TabsSlots {
  list?: SlotProps<'div'> | undefined;
  /** Tab, by item id. */
  tab?: ((id: string) => SlotProps<'button'> | undefined) | undefined;
  /** Panel, by item id. */
  panel?: ((id: string) => SlotProps<'div'> | undefined) | undefined;
}

export interface TabsProps extends Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'dir' | 'children'
> {
  items: readonly TabItem[];
  /** Accessible name. */
  label: string;
  /** Controlled id of the open tab. */
  value?: string;
  /**
   * Id of the initially open tab.
   * @default the id of the first item
   */
  defaultValue?: string;
  onValueChange?: (id: string) => void;
  /**
   * Props for the parts, such as `{ list: { className: 'wide' } }`.
   * @default {}
   */
  slotProps?: TabsSlots | undefined;
}

/** Scrolls the row of tabs to show a tab, without scrolling the page. */
function showInRow(tab: HTMLElement | null): void {
  const list = tab?.parentElement;
  if (!list) return;
  const [row, open] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  list.scrollLeft += Math.max(0, open.right - row.right) + Math.min(0, open.left - row.left);
}

/**
 * Tabs for several views of one subject, of which one is visible. On a narrow screen, the row of
 * tabs scrolls sideways.
 *
 * **When not to use it:** for pages of different subjects, use links.
 *
 * **Do:** Let users open the tabs in any order.
 *
 * **Don't:** Use tabs for steps in a task.
 *
 * | Key | Action |
 * | --- | --- |
 * | Tab | moves to the open tab, then into its panel |
 * | Left, Right | opens the next tab in that direction, cyclically |
 * | Home, End | opens the first or last tab |
 */
export function Tabs({
  items,
  label,
  value,
  defaultValue = items[0]?.id,
  onValueChange,
  slotProps,
  className,
  ...rest
}: TabsProps) {
  const open = value ?? defaultValue;
  return (
    <Radix.Root
      {...rest}
      {...(value !== undefined && { value })}
      {...(defaultValue !== undefined && { defaultValue })}
      {...(onValueChange && { onValueChange })}
      className={classNames(styles.root, className)}
    >
      <Radix.List {...mergeProps({ 'aria-label': label, className: styles.list }, slotProps?.list)}>
        {items.map(({ id, label: text, disabled = false }) => (
          <Radix.Trigger
            key={id}
            {...mergeProps(
              {
                value: id,
                disabled,
                className: styles.tab,
                // Also runs when the caller opens another tab, because the ref moves to that tab.
                ref: id === open ? showInRow : undefined,
                onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => showInRow(currentTarget),
              },
              slotProps?.tab?.(id),
            )}
          >
            {text}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map(({ id, content }) => (
        <Radix.Content
          key={id}
          {...mergeProps({ value: id, className: styles.panel }, slotProps?.panel?.(id))}
        >
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
