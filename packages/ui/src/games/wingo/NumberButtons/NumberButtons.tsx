'use client';

import { numberButtons } from '@platform/messages/numberButtons';
import { DIGITS, type Digit, type Prospect } from '@platform/rules/wingo';
import type { LatestResult } from '@platform/rules/models';
import { useId, type ComponentProps } from 'react';
import { Amount } from '../../../data/Amount/Amount';
import { classNames } from '../../../internal/classNames';
import { mergeProps, type SlotProps } from '../../../internal/mergeProps';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import { useGameFigures } from '../../gameFigures';
import { FieldChips, StakedName } from '../FieldChips';
import { stakesOnField, type BoardStakes } from '../fieldStakes';
import { NumberBall } from '../NumberBall/NumberBall';
import { returnText } from '../payouts';
import { WinningField } from '../WinningField';
import * as styles from './NumberButtons.css';

export interface NumberButtonsSlots {
  button?: ((number: Digit) => SlotProps<'button'> | undefined) | undefined;
  /** Payout of one USDT after the fee, or the net return of all stakes, below the button. */
  prospect?: ((number: Digit) => SlotProps<'span'> | undefined) | undefined;
}

export interface NumberButtonsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Called to bet on a number. */
  onPick: (number: Digit) => void;
  /**
   * True while betting is closed.
   * @default false
   */
  disabled?: boolean;
  /** Draw whose number is marked, once per draw. */
  drawn?: LatestResult | undefined;
  /**
   * The player's stakes, shown as chips on the fields.
   * @default {}
   */
  stakes?: BoardStakes | undefined;
  /**
   * Net return of all stakes for each number.
   * @default []
   */
  prospects?: readonly Prospect[] | undefined;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof numberButtons>>;
  /**
   * Props for the parts, such as `{ button: (number) => ({ name: String(number) }) }`.
   * @default {}
   */
  slotProps?: NumberButtonsSlots | undefined;
}

/**
 * Buttons to bet on the ten numbers, with each number's payout or net return below its button.
 *
 * **When not to use it:** to show a drawn number, use a `NumberBall`.
 *
 * **Do:** Show all ten in order.
 *
 * **Don't:** Ask for the number in a field, which would not show the colours.
 *
 * | Key | Action |
 * | --- | --- |
 * | Tab | moves from number to number |
 * | Enter, Space | bets on the number |
 */
export function NumberButtons({
  onPick,
  disabled = false,
  drawn,
  stakes = {},
  prospects = [],
  texts,
  slotProps,
  className,
  ...rest
}: NumberButtonsProps) {
  const text = useTexts(numberButtons, texts);
  const figures = useGameFigures();
  const id = useId();
  return (
    <div
      role="group"
      aria-label={text.label}
      {...rest}
      className={classNames(styles.root, className)}
    >
      <div className={styles.numbers}>
        {DIGITS.map((number) => {
          const bet = { betType: 'number', betValue: number } as const;
          const onField = stakesOnField(bet, stakes);
          const net = prospects[number]?.net;
          return (
            <div key={number} className={styles.cell}>
              <WinningField drawn={drawn} bet={number}>
                <button
                  type="button"
                  {...mergeProps<ComponentProps<'button'>>(
                    {
                      disabled,
                      'aria-describedby': net === undefined ? undefined : `${id}-${number}`,
                      className: styles.button,
                      onClick: () => onPick(number),
                    },
                    slotProps?.button?.(number),
                  )}
                >
                  <NumberBall number={number} size="fill" />
                  <StakedName stakes={onField} />
                </button>
                <FieldChips stakes={onField} />
              </WinningField>
              <span
                {...mergeProps({ className: styles.prospect }, slotProps?.prospect?.(number))}
                id={`${id}-${number}`}
              >
                {net === undefined ? (
                  <span aria-hidden>{returnText(bet, figures)}</span>
                ) : (
                  <>
                    <VisuallyHidden>{`${text.brings} `}</VisuallyHidden>
                    <Amount value={net} decimals={3} signed />
                  </>
                )}
              </span>
            </div>
          );
        })}
      </div>
    </div>
  );
}
