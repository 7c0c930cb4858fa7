import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import * as styles from './Skeleton.css';

export interface SkeletonProps extends ComponentProps<'span'> {
  /**
   * `text` is as high as a line of the replaced text, `control` as high as a button. A class name
   * or the available space sets the size of `block` and `circle`.
   * @default 'text'
   */
  shape?: 'text' | 'control' | 'block' | 'circle';
}

/**
 * Placeholder in the shape of content that is loading, so that nothing shifts later. Screen readers
 * skip it: set `aria-busy` on the region that loads.
 *
 * **When not to use it:** if the shape is unknown, show a `Spinner`.
 *
 * **Do:** Give it the size of the content, so that nothing shifts later.
 *
 * **Don't:** Use a line in place of a table: the page would shift.
 */
export function Skeleton({ shape = 'text', className, ...rest }: SkeletonProps) {
  return (
    <span {...rest} aria-hidden data-shape={shape} className={classNames(styles.root, className)} />
  );
}
