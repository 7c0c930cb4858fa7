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
   * Texts that replace those of the message catalogue.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof betNames>>;
}

/**
 * The colours of a result as dots: a disc for green, a triangle for violet, a diamond for red, so that
 * no one has to tell them apart by hue. Their names are said to screen readers.
 *
 * **When not to use it:** together with the number, use a `NumberBall`.
 *
 * **Do:** Use them in a narrow column. Screen readers and forced colours get their names.
 *
 * **Don't:** Put them beside a `NumberBall`, which has both colours already.
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
