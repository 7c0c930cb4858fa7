import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import * as styles from './VisuallyHidden.css';

export type VisuallyHiddenProps = ComponentProps<'span'>;

/**
 * Text for screen readers only, such as a unit for a bare number.
 *
 * **When not to use it:** if the text helps everyone, show it to everyone.
 *
 * **Do:** Add words that sighted users infer from the context.
 *
 * **Don't:** Add a greeting.
 */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span {...rest} className={classNames(styles.root, className)} />;
}
