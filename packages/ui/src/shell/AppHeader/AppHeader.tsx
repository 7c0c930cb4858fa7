'use client';

import { appHeader } from '@platform/messages/appHeader';
import { Share2 } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { BrandLogo } from '../BrandLogo/BrandLogo';
import { NotificationsMenu } from '../NotificationsMenu/NotificationsMenu';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './AppHeader.css';

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
}

/**
 * The head of every page for members: logo, the two balances, referral link, notifications, product
 * menu. On a phone the balances share a second row.
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
  className,
  ...rest
}: AppHeaderProps) {
  const text = useTexts(appHeader, texts);
  return (
    <header {...rest} className={classNames(styles.root, className)}>
      <BrandLogo href={homeHref} />
      <div className={styles.balances}>
        {locker}
        {wallet}
      </div>
      <div className={styles.tools}>
        <IconButton tooltip label={text.referral} onClick={onReferral}>
          <Share2 aria-hidden />
        </IconButton>
        {display}
        {notifications}
        {menu}
      </div>
    </header>
  );
}
