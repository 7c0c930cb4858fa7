import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import * as styles from './Skeleton.css';

export interface SkeletonProps extends ComponentProps<'span'> {
  /**
   * Shape of the content: `text` is as tall as a line of text, `control` as tall as a button. `block`
   * and `circle` need a size.
   * @default 'text'
   */
  shape?: 'text' | 'control' | 'block' | 'circle';
}

/**
 * Placeholder in the shape of loading content. Set `aria-busy` on the loading region.
 *
 * **When not to use it:** if the shape is unknown, show a `Spinner`.
 *
 * **Do:** Match the size of the content.
 *
 * **Don't:** Replace a whole table with a single line.
 */
export function Skeleton({ shape = 'text', className, ...rest }: SkeletonProps) {
  return (
    <span {...rest} aria-hidden data-shape={shape} className={classNames(styles.root, className)} />
  );
}
