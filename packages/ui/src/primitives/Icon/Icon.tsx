import type { ComponentProps, ReactElement } from 'react';
import { classNames } from '../../internal/classNames';
import * as styles from './Icon.css';

export interface IconProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** `<svg>` element, such as an icon from lucide-react. */
  children: ReactElement;
  /**
   * Text for screen readers. Omit it if visible text says the same.
   * @default undefined
   */
  label?: string;
  /**
   * `small` is as tall as the surrounding text.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large';
  /** @default 'inherit' */
  tone?: 'inherit' | 'muted' | 'accent' | 'success' | 'danger' | 'warning' | 'info';
  /**
   * True if the icon is mirrored on right-to-left pages.
   * @default false
   */
  directional?: boolean;
}

/**
 * Frame that gives an icon the brand's sizes and colours.
 *
 * **When not to use it:** for a button, use an `IconButton`. For the `icon` prop of a component,
 * pass only the `<svg>`.
 *
 * **Do:** Put the icon beside its word, without a label.
 *
 * **Don't:** Show an ambiguous icon alone without a label.
 */
export function Icon({
  children,
  label,
  size = 'medium',
  tone = 'inherit',
  directional = false,
  className,
  ...rest
}: IconProps) {
  return (
    <span
      {...rest}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      data-size={size}
      data-tone={tone}
      data-directional={directional || undefined}
      className={classNames(styles.root, className)}
    >
      {children}
    </span>
  );
}
