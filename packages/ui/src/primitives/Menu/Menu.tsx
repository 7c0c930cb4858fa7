'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ComponentProps, ReactElement } from 'react';
import { classNames } from '../../internal/classNames';
import { usePortalContainer } from '../../theme/BrandScope';
import * as styles from './Menu.css';

export interface MenuProps extends Omit<ComponentProps<'div'>, 'dir'> {
  /** What opens the menu: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  /**
   * Where the menu stands, if there is room.
   * @default 'bottom'
   */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /**
   * Which edge of the trigger it lines up with.
   * @default 'end'
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Open from the start.
   * @default false
   */
  defaultOpen?: boolean;
}

/**
 * A short list of places to go or things to do, opened by a button. Its children are `MenuItem`s
 * and `MenuSeparator`s.
 *
 * **When not to use it:** to choose a value, use a `Select`; for text or fields, a `Popover`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter, Space, Down | on the trigger: opens the menu, on its first item |
 * | Down, Up | goes to the next or previous item, around the ends |
 * | Home, End | goes to the first or last item |
 * | letters | goes to the item that starts with them |
 * | Enter, Space | chooses the item |
 * | Escape | closes the menu and goes back to the trigger |
 */
export function Menu({
  trigger,
  side = 'bottom',
  align = 'end',
  defaultOpen = false,
  className,
  ...rest
}: MenuProps) {
  return (
    // Not modal: the page keeps scrolling, and one press outside both closes the menu and acts.
    <Radix.Root modal={false} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={usePortalContainer()}>
        <Radix.Content
          {...rest}
          loop
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          className={classNames(styles.root, className)}
        />
      </Radix.Portal>
    </Radix.Root>
  );
}
