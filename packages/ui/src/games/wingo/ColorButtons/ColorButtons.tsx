'use client';

import { betNames } from '@platform/messages/betNames';
import { colorButtons } from '@platform/messages/colorButtons';
import { COLORS, type Color } from '@platform/rules/wingo';
import type { LatestResult } from '@platform/rules/models';
import type { ComponentProps } from 'react';
import { classNames } from '../../../internal/classNames';
import type { SlotProps } from '../../../internal/mergeProps';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import { onFill } from '../colorMark.css';
import { COLOR_SHAPES } from '../colorShape';
import { useGameFigures } from '../../gameFigures';
import { FieldButton } from '../FieldButton';
import { odds } from '../FieldButton.css';
import type { BoardStakes } from '../fieldStakes';
import { returnText } from '../payouts';
import * as styles from './ColorButtons.css';

export interface ColorButtonsSlots {
  /** Button for a colour, while betting is open. */
  button?: ((color: Color) => SlotProps<'button'> | undefined) | undefined;
}

export interface ColorButtonsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Called to bet on a colour. */
  onPick: (color: Color) => void;
  /**
   * True while betting is closed. Skeletons of the same size and name replace the buttons.
   * @default false
   */
  blocked?: boolean;
  /** Draw whose winning bets are marked, once per draw. */
  drawn?: LatestResult | undefined;
  /**
   * The player's stakes, shown as chips on the fields.
   * @default {}
   */
  stakes?: BoardStakes | undefined;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof colorButtons>>;
  /**
   * Props for the parts, such as `{ button: (color) => ({ name: color }) }`.
   * @default {}
   */
  slotProps?: ColorButtonsSlots | undefined;
}

/**
 * Buttons to bet on Green, Violet and Red.
 *
 * **Do:** Keep the names and the payouts on the buttons.
 *
 * **Don't:** Show colours alone, which one man in twelve cannot distinguish.
 *
 * | Key | Action |
 * | --- | --- |
 * | Tab | moves from colour to colour |
 * | Enter, Space | bets on the colour |
 */
export function ColorButtons({
  onPick,
  blocked = false,
  drawn,
  stakes = {},
  texts,
  slotProps,
  className,
  ...rest
}: ColorButtonsProps) {
  const text = useTexts(colorButtons, texts);
  const names = useTexts(betNames);
  const figures = useGameFigures();
  return (
    <div
      role="group"
      aria-label={text.label}
      {...rest}
      aria-busy={blocked}
      className={classNames(styles.root, className)}
    >
      {COLORS.map((color) => {
        const bet = { betType: 'color', betValue: color } as const;
        return (
          <FieldButton
            key={color}
            field={color}
            bet={bet}
            blocked={blocked}
            drawn={drawn}
            stakes={stakes}
            onPick={() => onPick(color)}
            className={styles.button}
            slotProps={slotProps?.button?.(color)}
          >
            <span className={styles.name}>{names[color]}</span>
            <span aria-hidden className={odds}>
              <svg viewBox="0 0 16 16" className={onFill}>
                {COLOR_SHAPES[color]}
              </svg>
              <span className={styles.returns}>{returnText(bet, figures)}</span>
            </span>
          </FieldButton>
        );
      })}
    </div>
  );
}
