'use client';

import * as Radix from '@radix-ui/react-tabs';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import * as styles from './Tabs.css';

/** Tab with its panel. */
export interface TabItem {
  /** Stable id, such as `deposit`. */
  id: string;
  label: ReactNode;
  content: ReactNode;
  /** @default false */
  disabled?: boolean;
}

/** Props for the parts of `Tabs`, merged with its own. */
export interface TabsSlots {
  /** Row of tabs. */
  list?: SlotProps<'div'> | undefined;
  /** Tab, by the id of its item. */
  tab?: ((id: string) => SlotProps<'button'> | undefined) | undefined;
  /** Panel, by the id of its item. */
  panel?: ((id: string) => SlotProps<'div'> | undefined) | undefined;
}

export interface TabsProps extends Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'dir' | 'children'
> {
  items: readonly TabItem[];
  /** Subject of the tabs, for screen readers. */
  label: string;
  /** Id of the open tab, for example from the address. Makes the tabs controlled. */
  value?: string;
  /**
   * Id of the initially open tab.
   * @default the first item's
   */
  defaultValue?: string;
  onValueChange?: (id: string) => void;
  /**
   * Props for its parts: `{ list: { className: 'wide' } }`.
   * @default {}
   */
  slotProps?: TabsSlots | undefined;
}

/** Scrolls the row, but not the page, until a tab is fully visible. */
function showInRow(tab: HTMLElement | null): void {
  const list = tab?.parentElement;
  if (!list) return;
  const [row, open] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  list.scrollLeft += Math.max(0, open.right - row.right) + Math.min(0, open.left - row.left);
}

/**
 * Views of one subject, one of them visible: Game History, My History, Chart. On a narrow screen,
 * the row of tabs scrolls sideways. It scrolls to the open tab.
 *
 * **When not to use it:** for ordered steps. For pages of different subjects, use links.
 *
 * **Do:** Use them for views of one subject, in any order.
 *
 * **Don't:** Use them for steps: steps have an order, and tabs invite readers to skip it.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | goes to the open tab, then into its panel |
 * | Left, Right | opens the next tab in that direction, and cycles |
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
                // Also called when the caller opens another tab, because the ref moves there.
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
