'use client';

import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { Link } from '../../primitives/Link/Link';
import { useBrand } from '../../theme/BrandProvider';
import * as styles from './BrandLogo.css';

export interface BrandLogoProps extends ComponentProps<'a'> {
  /** Where it leads: home. */
  href: string;
  /**
   * Leaves the name to screens wider than a phone; screen readers hear it everywhere.
   * @default false
   */
  compact?: boolean;
}

/**
 * The brand's logo and name, as a link home.
 *
 * **Do:** Let it lead home, to the dashboard for members, and keep the name beside the picture.
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
