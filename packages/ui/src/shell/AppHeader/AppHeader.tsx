'use client';

import { appHeader } from '@platform/messages/appHeader';
import { Share2 } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { IconButtonSlot } from '../../primitives/IconButton/IconButtonSlot';
import { BrandLogo } from '../BrandLogo/BrandLogo';
import { NotificationsMenu } from '../NotificationsMenu/NotificationsMenu';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './AppHeader.css';

export interface AppHeaderSlots {
  /** Logo, which links to the home page. */
  logo?: SlotProps<'a'> | undefined;
  /** Container for both balances. */
  balances?: SlotProps<'div'> | undefined;
  /** Container for the trailing controls. */
  tools?: SlotProps<'div'> | undefined;
  /** Button for the referral link. */
  referral?: SlotProps<'button'> | undefined;
}

export interface AppHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** `BalanceSelector` for the Locker. */
  locker: ReactNode;
  /** `BalanceSelector` for the Wallet. */
  wallet: ReactNode;
  /** Called when the player requests the referral link, in order to copy or open it. */
  onReferral: () => void;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof appHeader>>;
  /** Control for language and colour scheme. If omitted, there is none. */
  display?: ReactNode;
  /**
   * Notification bell.
   * @default a `NotificationsMenu` without notifications
   */
  notifications?: ReactNode;
  /** The player's `ProductMenu`. */
  menu: ReactNode;
  /** URL for the logo link. */
  homeHref: string;
  /**
   * Props for the parts, such as `{ referral: { className: 'gone' } }`.
   * @default {}
   */
  slotProps?: AppHeaderSlots | undefined;
}

/**
 * Header for all member pages.
 *
 * **Do:** Show the balances on every page.
 *
 * **Don't:** Fill the row with actions, which would push the balances out of view on a phone.
 *
 * | Key | Action |
 * | --- | --- |
 * | Tab | moves from the logo to the balances, the referral link, the notifications and the product menu |
 * | Enter, Space | on a balance, the bell or the person icon: opens its list, panel or menu |
 * | Escape | closes the list, panel or menu and returns to its button |
 */
export function AppHeader({
  locker,
  wallet,
  onReferral,
  texts,
  display,
  notifications = <NotificationsMenu />,
  menu,
  homeHref,
  slotProps,
  className,
  ...rest
}: AppHeaderProps) {
  const text = useTexts(appHeader, texts);
  return (
    <header {...rest} className={classNames(styles.root, className)}>
      <BrandLogo {...mergeProps({ href: homeHref }, slotProps?.logo)} />
      <div {...mergeProps({ className: styles.balances }, slotProps?.balances)}>
        {locker}
        {wallet}
      </div>
      <div {...mergeProps({ className: styles.tools }, slotProps?.tools)}>
        <IconButtonSlot
          slotProps={slotProps?.referral}
          tooltip
          label={text.referral}
          onClick={onReferral}
        >
          <Share2 aria-hidden />
        </IconButtonSlot>
        {display}
        {notifications}
        {menu}
      </div>
    </header>
  );
}
