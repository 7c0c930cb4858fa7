'use client';

import { promoBanner } from '@platform/messages/promoBanner';
import { Gift } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { Text } from '../../primitives/Text/Text';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './PromoBanner.css';

export interface PromoBannerProps extends ComponentProps<'aside'> {
  /** One sentence. */
  children: ReactNode;
  /** Explanation in small type below the sentence. */
  hint?: ReactNode;
  /**
   * Icon with `aria-hidden`.
   * @default a gift
   */
  icon?: ReactNode;
  /** Action at the end of the banner: a `ButtonLink`. */
  action?: ReactNode;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof promoBanner>>;
}

/**
 * Banner with the day's offer, above the dashboard.
 *
 * **Do:** Name the offer, its end date, and one way to get it.
 *
 * **Don't:** Show two banners.
 */
export function PromoBanner({
  children,
  hint,
  icon = <Gift aria-hidden />,
  action,
  texts,
  className,
  ...rest
}: PromoBannerProps) {
  const text = useTexts(promoBanner, texts);
  return (
    <aside aria-label={text.label} {...rest} className={classNames(styles.root, className)}>
      <span className={styles.emblem}>{icon}</span>
      <div className={styles.text}>
        <Text weight="medium">{children}</Text>
        {hint !== undefined && <Text size="s">{hint}</Text>}
      </div>
      {action}
    </aside>
  );
}
