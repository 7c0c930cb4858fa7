'use client';

import { publicHeader } from '@platform/messages/publicHeader';
import { Menu } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { BrandLogo } from '../BrandLogo/BrandLogo';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './PublicHeader.css';

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
}

/** The head of every page for visitors: logo, Sign in, Register. */
export function PublicHeader({
  homeHref,
  signInHref,
  registerHref,
  onBrowse,
  menuOpen = false,
  display,
  texts,
  className,
  ...rest
}: PublicHeaderProps) {
  const text = useTexts(publicHeader, texts);
  return (
    <header {...rest} className={classNames(styles.root, className)}>
      {onBrowse && (
        <IconButton
          className={styles.browse}
          label={text.browse}
          aria-expanded={menuOpen}
          aria-haspopup="dialog"
          onClick={onBrowse}
        >
          <Menu aria-hidden />
        </IconButton>
      )}
      <BrandLogo href={homeHref} />
      <div className={styles.actions}>
        {display}
        <ButtonLink className={styles.action} tone="quiet" href={signInHref}>
          {text.signIn}
        </ButtonLink>
        <ButtonLink className={styles.action} href={registerHref}>
          {text.register}
        </ButtonLink>
      </div>
    </header>
  );
}
