'use client';

import { betNames } from '@platform/messages/betNames';
import type { Color } from '@platform/rules/wingo';
import type { ComponentProps } from 'react';
import { classNames } from '../../../internal/classNames';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import { mark } from '../colorMark.css';
import { COLOR_SHAPES } from '../colorShape';
import * as styles from './ColorDots.css';

export interface ColorDotsProps extends Omit<ComponentProps<'span'>, 'children'> {
  colors: readonly Color[];
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof betNames>>;
}

/**
 * Result colours as dots of different shapes.
 *
 * **Do:** Use the dots in a narrow column: they need the least width.
 *
 * **Don't:** Put the dots beside a `NumberBall`, which already shows the colours.
 */
export function ColorDots({ colors, texts, className, ...rest }: ColorDotsProps) {
  const text = useTexts(betNames, texts);
  return (
    <span {...rest} className={classNames(styles.root, className)}>
      {colors.map((color) => (
        <svg
          key={color}
          viewBox="0 0 16 16"
          role="img"
          aria-label={text[color]}
          data-color={color}
          className={mark}
        >
          <title>{text[color]}</title>
          {COLOR_SHAPES[color]}
        </svg>
      ))}
    </span>
  );
}
