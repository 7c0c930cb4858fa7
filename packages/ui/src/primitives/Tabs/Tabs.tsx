'use client';

import type { ReactNode } from 'react';
import type { SlotProps } from '../../internal/mergeProps';
import { TabsContent, TabsList, TabsRoot, TabsTrigger, type TabsRootProps } from './TabsParts';

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

export interface TabsProps extends Omit<TabsRootProps, 'asChild' | 'children'> {
  items: readonly TabItem[];
  /** Accessible name. */
  label: string;
  /** Controlled id of the open tab. */
  value?: string | undefined;
  /**
   * Id of the initially open tab.
   * @default the id of the first item
   */
  defaultValue?: string | undefined;
  onValueChange?: ((id: string) => void) | undefined;
  /**
   * Props for the parts, such as `{ list: { className: 'wide' } }`.
   * @default {}
   */
  slotProps?: TabsSlots | undefined;
}

/**
 * Tabs for several views of one subject, one visible at a time. On a narrow screen, the row of tabs
 * scrolls sideways; with `orientation="vertical"`, the tabs are a column.
 *
 * **When not to use it:** for pages of different subjects, use links.
 *
 * **Do:** Let users open the tabs in any order.
 *
 * **Don't:** Use tabs for steps in a task.
 *
 * | Key | Action |
 * | --- | --- |
 * | Tab | goes to the open tab, then into its panel |
 * | Left, Right (Up, Down if vertical) | opens the next tab in that direction, and cycles |
 * | Home, End | opens the first or last tab |
 */
export function Tabs({ items, label, defaultValue = items[0]?.id, slotProps, ...rest }: TabsProps) {
  return (
    <TabsRoot {...rest} defaultValue={defaultValue}>
      <TabsList aria-label={label} {...slotProps?.list}>
        {items.map(({ id, label: text, disabled = false }) => (
          <TabsTrigger key={id} disabled={disabled} {...slotProps?.tab?.(id)} value={id}>
            {text}
          </TabsTrigger>
        ))}
      </TabsList>
      {items.map(({ id, content }) => (
        <TabsContent key={id} {...slotProps?.panel?.(id)} value={id}>
          {content}
        </TabsContent>
      ))}
    </TabsRoot>
  );
}
