import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { Heading } from '../../primitives/Heading/Heading';
import { Text } from '../../primitives/Text/Text';
import * as styles from './InfoCard.css';

export interface InfoCardProps extends Omit<ComponentProps<'article'>, 'title'> {
  title: ReactNode;
  /** One or two sentences. */
  children: ReactNode;
  /** Icon with `aria-hidden`, shown large at the end of the card. */
  icon: ReactNode;
  /**
   * Card colour. Alternate the two colours between adjacent cards.
   * @default 'accent'
   */
  tone?: 'accent' | 'spark';
}

/**
 * Large landing page card with a promise.
 *
 * **Do:** Make one promise, and say in one sentence how members can claim it.
 *
 * **Don't:** List conditions, which belong in the terms.
 */
export function InfoCard({
  title,
  icon,
  tone = 'accent',
  className,
  children,
  ...rest
}: InfoCardProps) {
  return (
    <article {...rest} data-tone={tone} className={classNames(styles.root, className)}>
      <div className={styles.words}>
        <Heading level={2} size="xxl">
          {title}
        </Heading>
        <Text tone="muted">{children}</Text>
      </div>
      <span data-decoration="" className={styles.emblem}>
        {icon}
      </span>
    </article>
  );
}
