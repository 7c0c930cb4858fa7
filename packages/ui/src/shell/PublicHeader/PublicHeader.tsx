'use client';

import { Menu } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { BrandLogo } from '../BrandLogo/BrandLogo';
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
  /** @default the specification's texts */
  labels?: { browse: string; signIn: string; register: string };
}

const LABELS = { browse: 'Browse', signIn: 'Sign in', register: 'Register' };

/** The head of every page for visitors: logo, Sign in, Register. */
export function PublicHeader({
  homeHref,
  signInHref,
  registerHref,
  onBrowse,
  menuOpen = false,
  labels = LABELS,
  className,
  ...rest
}: PublicHeaderProps) {
  return (
    <header {...rest} className={classNames(styles.root, className)}>
      {onBrowse && (
        <IconButton
          className={styles.browse}
          label={labels.browse}
          aria-expanded={menuOpen}
          aria-haspopup="dialog"
          onClick={onBrowse}
        >
          <Menu aria-hidden />
        </IconButton>
      )}
      <BrandLogo href={homeHref} />
      <div className={styles.actions}>
        <ButtonLink className={styles.action} tone="quiet" href={signInHref}>
          {labels.signIn}
        </ButtonLink>
        <ButtonLink className={styles.action} href={registerHref}>
          {labels.register}
        </ButtonLink>
      </div>
    </header>
  );
}
