'use client';

import type * as Radix from '@radix-ui/react-dropdown-menu';
import { createContext, useContext } from 'react';

/** Radix components for menu items, which load with the menu. */
export const MenuPrimitives = createContext<Pick<
  typeof Radix,
  'Item' | 'Separator' | 'Group' | 'Label'
> | null>(null);

/**
 * Returns the Radix components of the surrounding menu.
 *
 * @throws Error outside a `Menu`
 */
export function useMenuPrimitives() {
  const primitives = useContext(MenuPrimitives);
  if (!primitives) {
    throw new Error(
      'A MenuItem, MenuSeparator or MenuGroup is outside a menu: make it a child of <Menu>.',
    );
  }
  return primitives;
}
