'use client';

import { HeartHandshake } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { systemClock, type Clock } from '../../internal/seams';
import { Link } from '../../primitives/Link/Link';
import { Text } from '../../primitives/Text/Text';
import { useBrand } from '../../theme/BrandProvider';
import { BrandLogo } from '../BrandLogo/BrandLogo';
import * as styles from './Footer.css';

export interface FooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /**
   * The present, for the year of the copyright line (UTC).
   * @default the system's clock
   */
  now?: Clock;
  /** Where the logo leads; so does the name of the website, where the brand gives no address. */
  homeHref: string;
  /** A statement on responsible gambling. */
  statement: ReactNode;
  /** Where players find help. */
  helpHref: string;
  /** What the link to that help reads. */
  helpText: string;
}

/** The foot of every page: responsible gambling, copyright, and the website of the brand. */
export function Footer({
  now = systemClock,
  homeHref,
  statement,
  helpHref,
  helpText,
  className,
  ...rest
}: FooterProps) {
  const { name, websiteUrl, websiteUrlName } = useBrand();
  return (
    <footer {...rest} className={classNames(styles.root, className)}>
      <div className={styles.content}>
        <BrandLogo href={homeHref} />
        <div className={styles.statement}>
          <HeartHandshake aria-hidden className={styles.icon} />
          <div>
            <Text size="s" tone="muted">
              {statement}
            </Text>
            <Link look="standalone" href={helpHref} className={styles.help}>
              {helpText}
            </Link>
          </div>
        </div>
        <Text size="xs" tone="muted" className={styles.copyright}>
          © {new Date(now()).getUTCFullYear()} {name}. All rights reserved.{' '}
          <Link href={websiteUrl || homeHref}>{websiteUrlName}</Link>
        </Text>
      </div>
    </footer>
  );
}
