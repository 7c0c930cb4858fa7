'use client';

import {
  ArrowLeftRight,
  CircleUserRound,
  LogOut,
  ReceiptText,
  Settings,
  Wallet,
} from 'lucide-react';
import { hrefs } from '../../internal/hrefs';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { Menu, type MenuProps } from '../../primitives/Menu/Menu';
import { MenuItem, MenuSeparator } from '../../primitives/Menu/MenuItem';

export interface ProductMenuProps extends Omit<MenuProps, 'trigger' | 'children'> {
  /**
   * The name of the button.
   * @default 'Account menu'
   */
  label?: string;
  /** @default the specification's texts */
  labels?: Record<'wallet' | 'transactions' | 'myBets' | 'settings' | 'logout', string>;
}

const LABELS = {
  wallet: 'Wallet',
  transactions: 'Transactions',
  myBets: 'My Bets',
  settings: 'Settings',
  logout: 'Logout',
};

/** What belongs to the player, behind the person in the header. */
export function ProductMenu({
  label = 'Account menu',
  labels = LABELS,
  ...rest
}: ProductMenuProps) {
  return (
    <Menu
      {...rest}
      trigger={
        <IconButton label={label}>
          <CircleUserRound aria-hidden />
        </IconButton>
      }
    >
      <MenuItem href={hrefs.wallet} icon={<Wallet aria-hidden />}>
        {labels.wallet}
      </MenuItem>
      <MenuItem href={hrefs.transactions} icon={<ArrowLeftRight aria-hidden />}>
        {labels.transactions}
      </MenuItem>
      <MenuItem href={hrefs.myBets} icon={<ReceiptText aria-hidden />}>
        {labels.myBets}
      </MenuItem>
      <MenuItem href={hrefs.settings} icon={<Settings aria-hidden />}>
        {labels.settings}
      </MenuItem>
      <MenuSeparator />
      <MenuItem href={hrefs.logout} tone="danger" icon={<LogOut aria-hidden />}>
        {labels.logout}
      </MenuItem>
    </Menu>
  );
}
