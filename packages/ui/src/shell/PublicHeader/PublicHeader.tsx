'use client';

import { publicHeader } from '@platform/messages/publicHeader';
import { Menu } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink';
import { IconButtonSlot } from '../../primitives/IconButton/IconButtonSlot';
import { BrandLogo } from '../BrandLogo/BrandLogo';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './PublicHeader.css';

export interface PublicHeaderSlots {
  /** Button that opens the menu. */
  browse?: SlotProps<'button'> | undefined;
  /** Logo, which links to the home page. */
  logo?: SlotProps<'a'> | undefined;
  /** Container for the trailing controls. */
  actions?: SlotProps<'div'> | undefined;
  signIn?: SlotProps<'a'> | undefined;
  register?: SlotProps<'a'> | undefined;
}

export interface PublicHeaderProps extends ComponentProps<'header'> {
  /** URL for the logo link. */
  homeHref: string;
  /** URL of the 'Sign in' link. */
  signInHref: string;
  /** URL of the 'Register' link. */
  registerHref: string;
  /** Called to open or close the menu. If omitted, there is no Browse button. */
  onBrowse?: () => void;
  /**
   * True if the menu is open.
   * @default false
   */
  menuOpen?: boolean;
  /** Control for language and colour scheme. If omitted, there is none. */
  display?: ReactNode;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof publicHeader>>;
  /**
   * Props for the parts, such as `{ register: { onClick: count } }`.
   * @default {}
   */
  slotProps?: PublicHeaderSlots | undefined;
}

/**
 * Header for all visitor pages.
 *
 * **Do:** Give the two links different prominence.
 *
 * **Don't:** Show a balance: use an `AppHeader`.
 */
export function PublicHeader({
  homeHref,
  signInHref,
  registerHref,
  onBrowse,
  menuOpen = false,
  display,
  texts,
  slotProps,
  className,
  ...rest
}: PublicHeaderProps) {
  const text = useTexts(publicHeader, texts);
  return (
    <header {...rest} className={classNames(styles.root, className)}>
      {onBrowse && (
        <IconButtonSlot
          slotProps={slotProps?.browse}
          className={styles.browse}
          label={text.browse}
          aria-expanded={menuOpen}
          aria-haspopup="dialog"
          onClick={onBrowse}
        >
          <Menu aria-hidden />
        </IconButtonSlot>
      )}
      <BrandLogo {...mergeProps({ href: homeHref }, slotProps?.logo)} />
      <div {...mergeProps({ className: styles.actions }, slotProps?.actions)}>
        {display}
        <ButtonLink
          tone="quiet"
          {...mergeProps({ className: styles.action, href: signInHref }, slotProps?.signIn)}
        >
          {text.signIn}
        </ButtonLink>
        <ButtonLink
          {...mergeProps({ className: styles.action, href: registerHref }, slotProps?.register)}
        >
          {text.register}
        </ButtonLink>
      </div>
    </header>
  );
}
