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

/** Props for the parts of a `PublicHeader`, merged with its own. */
export interface PublicHeaderSlots {
  /** The button that opens the menu. */
  browse?: SlotProps<'button'> | undefined;
  /** The logo, which leads home. */
  logo?: SlotProps<'a'> | undefined;
  /** Around what is at the end. */
  actions?: SlotProps<'div'> | undefined;
  /** The link to sign in. */
  signIn?: SlotProps<'a'> | undefined;
  /** The link to register. */
  register?: SlotProps<'a'> | undefined;
}

export interface PublicHeaderProps extends ComponentProps<'header'> {
  /** Where the logo leads. */
  homeHref: string;
  /** Where 'Sign in' leads. */
  signInHref: string;
  /** Where 'Register' leads. */
  registerHref: string;
  /** Opens the menu. Without it there is no menu button; phones have one in the bottom bar. */
  onBrowse?: () => void;
  /**
   * Whether the menu is open.
   * @default false
   */
  menuOpen?: boolean;
  /** Where the visitor chooses the language and the colours. Without it there is no choice. */
  display?: ReactNode;
  /**
   * The texts that differ from those of the reader's language.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof publicHeader>>;
  /**
   * Props for its parts: `{ register: { onClick: count } }`.
   * @default {}
   */
  slotProps?: PublicHeaderSlots | undefined;
}

/**
 * The head of every page for visitors: logo, Sign in, Register.
 *
 * **Do:** Offer two ways in of different weight: one for returning visitors, one for new ones.
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
