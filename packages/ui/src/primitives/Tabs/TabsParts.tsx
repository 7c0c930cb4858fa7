'use client';

import * as Radix from '@radix-ui/react-tabs';
import { createContext, useContext, type ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { mergeProps } from '../../internal/mergeProps';
import { useControlled } from '../../internal/useControlled';
import * as styles from './Tabs.css';

const Open = createContext('');

export interface TabsRootProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir'> {
  /** Controlled value of the open tab. */
  value?: string | undefined;
  /**
   * Value of the initially open tab.
   * @default '' (none)
   */
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * `vertical` places the tabs in a column before the panel.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical';
  /**
   * Renders the child instead of a `<div>`.
   * @default false
   */
  asChild?: boolean;
}

/** Container of a `TabsList` and the `TabsContent` of each tab. */
export function TabsRoot({
  value,
  defaultValue = '',
  onValueChange,
  className,
  ...rest
}: TabsRootProps) {
  const [open, setOpen] = useControlled(value, defaultValue, onValueChange);
  return (
    <Open value={open}>
      <Radix.Root
        {...rest}
        value={open}
        onValueChange={setOpen}
        className={classNames(styles.root, className)}
      />
    </Open>
  );
}

export interface TabsListProps extends ComponentProps<'div'> {
  /** Accessible name. */
  'aria-label'?: string | undefined;
  /**
   * Renders the child instead of a `<div>`.
   * @default false
   */
  asChild?: boolean;
}

/** Row or column of `TabsTrigger`s. On a narrow screen, a row scrolls sideways. */
export const TabsList = ({ className, ...rest }: TabsListProps) => (
  <Radix.List {...rest} className={classNames(styles.list, className)} />
);

/** Scrolls the row of tabs to show a tab, without scrolling the page. */
function showInRow(tab: HTMLElement | null): void {
  const list = tab?.parentElement;
  if (!list) return;
  const [row, open] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  list.scrollLeft += Math.max(0, open.right - row.right) + Math.min(0, open.left - row.left);
}

export interface TabsTriggerProps extends ComponentProps<'button'> {
  /** Value of the tab, unique in its list. */
  value: string;
  /**
   * Renders the child instead of a `<button>`.
   * @default false
   */
  asChild?: boolean;
}

/** Tab, a button that opens the `TabsContent` with the same value. */
export function TabsTrigger(props: TabsTriggerProps) {
  const isOpen = useContext(Open) === props.value;
  return (
    <Radix.Trigger
      {...mergeProps<TabsTriggerProps>(
        {
          value: props.value,
          className: styles.tab,
          // Also runs when the caller opens another tab, because the ref moves to that tab.
          ref: isOpen ? showInRow : undefined,
          onClick: ({ currentTarget }) => showInRow(currentTarget),
          // A press opens the tab before it moves the focus, which would report the tab again.
          onFocus: (event) => {
            if (event.currentTarget.matches(':active')) event.preventDefault();
          },
        },
        props,
      )}
    />
  );
}

export interface TabsContentProps extends ComponentProps<'div'> {
  /** Value of the tab that opens this panel. */
  value: string;
  /**
   * Renders the child instead of a `<div>`.
   * @default false
   */
  asChild?: boolean;
}

/** Panel of a tab, rendered while the tab is open. */
export const TabsContent = ({ className, ...rest }: TabsContentProps) => (
  <Radix.Content {...rest} className={classNames(styles.panel, className)} />
);
