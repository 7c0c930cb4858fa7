import type { ComponentProps, ReactElement } from 'react';
import { classNames } from '../../internal/classNames';
import * as styles from './Icon.css';

export interface IconProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** One `<svg>`, such as an icon of lucide-react. It fills the frame. */
  children: ReactElement;
  /**
   * Text for screen readers. Leave it out if a text beside the icon says the same.
   * @default undefined
   */
  label?: string;
  /**
   * Size. `small` is as high as the surrounding text.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large';
  /** @default 'inherit' */
  tone?: 'inherit' | 'muted' | 'accent' | 'success' | 'danger' | 'warning' | 'info';
  /**
   * Mirrors the icon on pages from right to left, as for an arrow along the text.
   * @default false
   */
  directional?: boolean;
}

/**
 * Frame for an icon in the brand's sizes and colours, announced or hidden.
 *
 * **When not to use it:** for an icon that is a button, use an `IconButton`. For the prop `icon` of
 * a component, pass only the `<svg>`: the component sizes it.
 *
 * **Do:** Put it beside its word, as a decoration that screen readers skip.
 *
 * **Don't:** Show it alone without a label: coins may mean a balance, a price or a bonus.
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
