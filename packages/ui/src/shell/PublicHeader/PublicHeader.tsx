'use client';

import { Menu } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { hrefs } from '../../internal/hrefs';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { BrandLogo } from '../BrandLogo/BrandLogo';
import * as styles from './PublicHeader.css';

export interface PublicHeaderProps extends ComponentProps<'header'> {
  /** @default '/?tab=login&modal=auth' */
  signInHref?: string;
  /** @default '/?tab=register&modal=auth' */
  registerHref?: string;
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
  signInHref = hrefs.signIn,
  registerHref = hrefs.register,
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
      <BrandLogo />
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
