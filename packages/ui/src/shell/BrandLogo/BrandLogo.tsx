'use client';

import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { Link } from '../../primitives/Link/Link';
import { useBrand } from '../../theme/BrandProvider';
import * as styles from './BrandLogo.css';

export interface BrandLogoProps extends ComponentProps<'a'> {
  /** URL of the home page. */
  href: string;
  /** Hides the name visually on phones. @default false */
  compact?: boolean;
}

/**
 * Link to the home page with the brand's logo and name.
 *
 * **Do:** Link to the dashboard for members.
 *
 * **Don't:** Hard-code the name.
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
