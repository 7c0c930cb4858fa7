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

/** Props for the parts of a `PublicHeader`, merged with its own props. */
export interface PublicHeaderSlots {
  /** Button that opens the menu. */
  browse?: SlotProps<'button'> | undefined;
  /** Logo, which links home. */
  logo?: SlotProps<'a'> | undefined;
  /** Wraps the trailing controls. */
  actions?: SlotProps<'div'> | undefined;
  /** Link to sign in. */
  signIn?: SlotProps<'a'> | undefined;
  /** Link to register. */
  register?: SlotProps<'a'> | undefined;
}

export interface PublicHeaderProps extends ComponentProps<'header'> {
  /** Address of the logo's link. */
  homeHref: string;
  /** Address of 'Sign in'. */
  signInHref: string;
  /** Address of 'Register'. */
  registerHref: string;
  /** Opens the menu. Without it there is no menu button; phones have one in the bottom bar. */
  onBrowse?: () => void;
  /**
   * True if the menu is open.
   * @default false
   */
  menuOpen?: boolean;
  /** Control for language and colour scheme. Without it there is no choice. */
  display?: ReactNode;
  /**
   * Custom texts, which override the message catalogue.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof publicHeader>>;
  /**
   * Props for individual parts: `{ register: { onClick: count } }`.
   * @default {}
   */
  slotProps?: PublicHeaderSlots | undefined;
}

/**
 * Header of every page for visitors: logo, Sign in, Register.
 *
 * **Do:** Offer two links of different weight: one for returning visitors, one for new ones.
 *
 * **Don't:** Show a balance: a visitor has none. For members, use an `AppHeader`.
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
