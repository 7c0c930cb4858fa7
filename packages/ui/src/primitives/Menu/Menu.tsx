'use client';

import type { ReactElement } from 'react';
import { MenuContent, MenuRoot, MenuTrigger } from './MenuParts';
import type { MenuOverlayProps } from './MenuOverlay';

export interface MenuProps extends Omit<MenuOverlayProps, 'link'> {
  /** Trigger: a `Button` or an `IconButton`. */
  trigger: ReactElement;
}

/**
 * Short list of links or actions, opened by a button. Its children are `MenuItem`s,
 * `MenuSeparator`s and `MenuGroup`s.
 *
 * **When not to use it:** for text or fields, use a `Popover`.
 *
 * **Do:** List short actions, dangerous ones last.
 *
 * **Don't:** Offer a persistent choice: use a `Select` or a `SegmentedControl`.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter, Space, Down | on the trigger: opens the menu at its first item |
 * | Down, Up | moves to the next or previous item, cyclically |
 * | Home, End | moves to the first or last item |
 * | letters | moves to the item that starts with the letters |
 * | Enter, Space | selects the item |
 * | Tab, Shift + Tab | closes the menu and moves to the element after or before the trigger |
 * | Escape | closes the menu and returns to the trigger |
 */
export function Menu({ trigger, open, defaultOpen, onOpenChange, ...rest }: MenuProps) {
  return (
    <MenuRoot open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <MenuTrigger asChild>{trigger}</MenuTrigger>
      <MenuContent {...rest} />
    </MenuRoot>
  );
}
