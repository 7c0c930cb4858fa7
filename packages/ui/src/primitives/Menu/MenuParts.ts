'use client';

import type * as Radix from '@radix-ui/react-dropdown-menu';
import { createContext, useContext } from 'react';

/** What the lines of a menu are made of. The menu hands it to them, as its code comes on demand. */
export const MenuParts = createContext<Pick<typeof Radix, 'Item' | 'Separator'> | null>(null);

/** The parts of the menu around. Throws outside a `Menu`. */
export function useMenuParts() {
  const parts = useContext(MenuParts);
  if (!parts) {
    throw new Error(
      'A MenuItem or a MenuSeparator stands outside a menu: make it a child of <Menu>.',
    );
  }
  return parts;
}
