'use client';

import type * as Radix from '@radix-ui/react-dropdown-menu';
import { createContext, useContext } from 'react';

/** What the lines of a menu are made of. The menu hands it to them, as its code comes on demand. */
export const MenuPrimitives = createContext<Pick<
  typeof Radix,
  'Item' | 'Separator' | 'Group' | 'Label'
> | null>(null);

/** The primitives of the menu around it. Throws outside a `Menu`. */
export function useMenuPrimitives() {
  const primitives = useContext(MenuPrimitives);
  if (!primitives) {
    throw new Error(
      'A MenuItem, MenuSeparator or MenuGroup is outside a menu: make it a child of <Menu>.',
    );
  }
  return primitives;
}
