import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import * as styles from './Skeleton.css';

export interface SkeletonProps extends ComponentProps<'span'> {
  /**
   * `text` is as high as a line of the text it stands for, `control` as high as a button, `block`
   * and `circle` as large as a class name or the space around makes them.
   * @default 'text'
   */
  shape?: 'text' | 'control' | 'block' | 'circle';
}

/**
 * Keeps the place of content that is on its way, in its shape, so that nothing moves on arrival.
 * Silent: the region that loads says so with `aria-busy`.
 *
 * **When not to use it:** where the shape is not known, show a `Spinner`.
 *
 * **Do:** Give it the size of the content, so that nothing moves on arrival.
 *
 * **Don't:** Use a line where a table will appear: the page jumps.
 */
export function Skeleton({ shape = 'text', className, ...rest }: SkeletonProps) {
  return (
    <span {...rest} aria-hidden data-shape={shape} className={classNames(styles.root, className)} />
  );
}
