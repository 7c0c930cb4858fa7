import type { ComponentProps, ReactElement } from 'react';
import { classNames } from '../../internal/classNames';
import * as styles from './Icon.css';

export interface IconProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** One `<svg>`, e.g. of lucide-react. It is drawn as large as the frame. */
  children: ReactElement;
  /**
   * What it says, read out by screen readers. Leave it out where a text beside the icon says it
   * already.
   * @default undefined
   */
  label?: string;
  /**
   * `small` is as high as the text around it.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large';
  /** @default 'inherit' */
  tone?: 'inherit' | 'muted' | 'accent' | 'success' | 'danger' | 'warning' | 'info';
  /**
   * It points along the text, as an arrow does: turned round where the page runs from right to left.
   * @default false
   */
  directional?: boolean;
}

/**
 * The one frame for icons: a size of the brand, a colour of the brand, and announced or hidden.
 *
 * **When not to use it:** for an icon that is pressed, use an `IconButton`; where a component takes an
 * `icon`, hand it just the `<svg>`: the component sizes it.
 *
 * **Do:** Put it beside its word, as decoration that is silent.
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
