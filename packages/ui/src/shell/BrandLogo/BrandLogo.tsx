'use client';

import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { Link } from '../../primitives/Link/Link';
import { useBrand } from '../../theme/BrandProvider';
import * as styles from './BrandLogo.css';

export interface BrandLogoProps extends ComponentProps<'a'> {
  /** Address of home. */
  href: string;
  /**
   * Hides the name on a phone; screen readers still read it.
   * @default false
   */
  compact?: boolean;
}

/**
 * Links home with the brand's logo and name.
 *
 * **Do:** Link it to the home page, for members the dashboard, and keep the name next to the
 * picture.
 *
 * **Don't:** Type the name by hand: it differs from the facts of the brand.
 */
export function BrandLogo({ href, compact = false, className, ...rest }: BrandLogoProps) {
  const { logo, name } = useBrand();
  return (
    <Link
      {...rest}
      look="plain"
      href={href}
      data-compact={compact || undefined}
      className={classNames(styles.root, className)}
    >
      {logo && <img className={styles.logo} src={logo} alt="" width={36} height={36} />}
      <span translate="no" className={styles.name}>
        {name}
      </span>
    </Link>
  );
}
