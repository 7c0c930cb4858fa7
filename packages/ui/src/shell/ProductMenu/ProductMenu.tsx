'use client';

import { productMenu } from '@platform/messages/productMenu';
import { CircleUserRound } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { Menu, type MenuProps } from '../../primitives/Menu/Menu';
import { MenuItem, MenuSeparator } from '../../primitives/Menu/MenuItem';
import { useTexts, type TextsOf } from '../../theme/Messages';

export interface ProductMenuItem {
  title: string;
  href: string;
  /** Icon with `aria-hidden`. */
  icon: ReactNode;
  /**
   * Tone of the entry; `danger` for actions such as signing out, with a divider above.
   * @default 'default'
   */
  tone?: 'default' | 'danger';
}

export interface ProductMenuProps extends Omit<MenuProps, 'trigger' | 'children'> {
  /** Links, in order. */
  items: readonly ProductMenuItem[];
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof productMenu>>;
}

/**
 * The player's menu, opened with the person icon in the header.
 *
 * **Do:** List the player's own pages, with Log out at the end.
 *
 * **Don't:** Add games and payments, which belong in the main menu.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter, Space, Down | on the person icon: opens the menu at the first entry |
 * | Down, Up | moves to the next or previous entry |
 * | Home, End | moves to the first or last entry |
 * | Enter | follows the entry |
 * | Escape | closes the menu and returns to the person icon |
 */
export function ProductMenu({ items, texts, ...rest }: ProductMenuProps) {
  const text = useTexts(productMenu, texts);
  return (
    <Menu
      {...rest}
      trigger={
        <IconButton label={text.label}>
          <CircleUserRound aria-hidden />
        </IconButton>
      }
    >
      {items.map(({ title, ...item }) => (
        <Fragment key={title}>
          {item.tone === 'danger' && <MenuSeparator />}
          <MenuItem {...item}>{title}</MenuItem>
        </Fragment>
      ))}
    </Menu>
  );
}
