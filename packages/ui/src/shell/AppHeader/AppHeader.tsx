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

/** Props for the parts of a `AppHeader`, merged with its own. */
export interface AppHeaderSlots {
  /** The logo, which leads home. */
  logo?: SlotProps<'a'> | undefined;
  /** Around the two balances. */
  balances?: SlotProps<'div'> | undefined;
  /** Around what is at the end. */
  tools?: SlotProps<'div'> | undefined;
  /** The button of the referral link. */
  referral?: SlotProps<'button'> | undefined;
}

export interface AppHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The `BalanceSelector` of the Locker. */
  locker: ReactNode;
  /** The `BalanceSelector` of the Wallet. */
  wallet: ReactNode;
  /** Called when the player wants the referral link: copy it, or open it. */
  onReferral: () => void;
  /**
   * The texts that differ from those of the reader's language.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof appHeader>>;
  /** Where the player chooses the language and the colours. Without it there is no choice. */
  display?: ReactNode;
  /**
   * The bell.
   * @default an empty `NotificationsMenu`
   */
  notifications?: ReactNode;
  /** What belongs to the player: a `ProductMenu`. */
  menu: ReactNode;
  /** Where the logo leads. */
  homeHref: string;
  /**
   * Props for its parts: `{ referral: { className: 'gone' } }`.
   * @default {}
   */
  slotProps?: AppHeaderSlots | undefined;
}

/**
 * The head of every page for members: logo, the two balances, referral link, notifications, product
 * menu. On a phone the balances share a second row.
 *
 * **Do:** Keep balances, news and the player's own menu on every page.
 *
 * **Don't:** Fill the row with actions: on a phone they push the balances out of sight.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | goes from the logo to the balances, the referral link, the notifications and the product menu |
 * | Enter, Space | on a balance, the bell or the person: opens its list, panel or menu |
 * | Escape | closes it and goes back to its button |
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
