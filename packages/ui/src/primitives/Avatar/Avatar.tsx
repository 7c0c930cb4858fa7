'use client';

import { User } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import * as styles from './Avatar.css';
import { initials, toneOf } from './initials';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The person's name. */
  name: string;
  /** URL of a picture, shown instead of the initials. */
  src?: string | undefined;
  /**
   * Text for screen readers. Omit it if the name is beside the avatar.
   * @default undefined
   */
  label?: string;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
}

/**
 * Picture of a person, or initials on a colour derived from the name.
 *
 * **When not to use it:** for a brand, use its `BrandLogo`; for a game, its `GameArt`.
 *
 * **Do:** Put the name beside the avatar.
 *
 * **Don't:** Show an avatar alone: members may share initials.
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
