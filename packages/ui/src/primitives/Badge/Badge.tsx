import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { wrapTexts } from '../../internal/wrapTexts';
import * as styles from './Badge.css';

export interface BadgeProps extends ComponentProps<'span'> {
  /** @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'success' | 'danger' | 'warning' | 'info';
}

/**
 * Label of one or two words for adjacent content: SOON, a status, a rank.
 *
 * **When not to use it:** for a control, use a `Button` or a `Link`.
 *
 * **Do:** Write one or two words that carry the meaning without the colour.
 *
 * **Don't:** Write a sentence: use a `Notice`.
 */
export function Badge({ tone = 'neutral', className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} data-tone={tone} className={classNames(styles.root, className)}>
      {wrapTexts(children)}
    </span>
  );
}
