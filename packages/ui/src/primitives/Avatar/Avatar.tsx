'use client';

import { User } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import * as styles from './Avatar.css';
import { initials, toneOf } from './initials';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whose it is: gives the initials, and a colour that stays the same. */
  name: string;
  /** The address of a picture. Until it has arrived, and if it never does, the initials stand there. */
  src?: string | undefined;
  /**
   * Read out by screen readers. Leave it out where the name stands beside the avatar.
   * @default undefined
   */
  label?: string;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
}

/**
 * A person at a glance: a picture, or initials on a colour of their own.
 *
 * **When not to use it:** for a brand, use its `BrandLogo`; for a game, its `GameArt`.
 *
 * **Do:** Put the name beside it: many people share initials.
 *
 * **Don't:** Show it alone: two members may be the same two letters.
 */
export function Avatar({ name, src, label, size = 'medium', className, ...rest }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const letters = initials(name);
  return (
    <span
      {...rest}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      translate="no"
      data-size={size}
      data-tone={toneOf(name)}
      className={classNames(styles.root, className)}
    >
      {letters ? <span>{letters}</span> : <User aria-hidden className={styles.placeholder} />}
      {src && src !== failed && (
        <img alt="" src={src} className={styles.image} onError={() => setFailed(src)} />
      )}
    </span>
  );
}
