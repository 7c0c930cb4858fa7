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
  /** @default a statement on responsible gambling */
  statement?: ReactNode;
  /**
   * Where players find help.
   * @default 'https://www.begambleaware.org/'
   */
  helpHref?: string;
  /** @default 'Help and advice on responsible gambling' */
  helpText?: string;
}

const STATEMENT =
  'Gambling should stay a pleasure. Play responsibly: set yourself limits, take breaks, and never stake what you cannot afford to lose.';

/** The foot of every page: responsible gambling, copyright, and the website of the brand. */
export function Footer({
  now = systemClock,
  statement = STATEMENT,
  helpHref = 'https://www.begambleaware.org/',
  helpText = 'Help and advice on responsible gambling',
  className,
  ...rest
}: FooterProps) {
  const { name, websiteUrl, websiteUrlName } = useBrand();
  return (
    <footer {...rest} className={classNames(styles.root, className)}>
      <div className={styles.content}>
        <BrandLogo />
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
          <Link href={websiteUrl || '/'}>{websiteUrlName}</Link>
        </Text>
      </div>
    </footer>
  );
}
