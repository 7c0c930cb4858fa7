'use client';

import { betNames } from '@platform/messages/betNames';
import type { Color } from '@platform/rules/wingo';
import type { ComponentProps } from 'react';
import { classNames } from '../../../internal/classNames';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import * as styles from './ColorDots.css';

export interface ColorDotsProps extends Omit<ComponentProps<'span'>, 'children'> {
  colors: readonly Color[];
  /**
   * The texts that differ from those of the reader's language.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof betNames>>;
}

/**
 * The colours of a result as dots, with their names for those who do not tell them apart.
 *
 * **When not to use it:** together with the number, use a `NumberBall`.
 */
export function ColorDots({ colors, texts, className, ...rest }: ColorDotsProps) {
  const text = useTexts(betNames, texts);
  return (
    <span {...rest} className={classNames(styles.root, className)}>
      {colors.map((color) => (
        <span
          key={color}
          role="img"
          aria-label={text[color]}
          title={text[color]}
          data-color={color}
          className={styles.dot}
        />
      ))}
    </span>
  );
}
