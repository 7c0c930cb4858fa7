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
import { NumberBall } from '../NumberBall/NumberBall';
import { WinningField } from '../WinningField';
import * as styles from './NumberButtons.css';

export interface NumberButtonsSlots {
  button?: ((number: Digit) => SlotProps<'button'> | undefined) | undefined;
  /** Net return for a number, below its button. */
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
 * Buttons to bet on the ten numbers, with each number's net return below its button.
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
  prospects = [],
  texts,
  slotProps,
  className,
  ...rest
}: NumberButtonsProps) {
  const text = useTexts(numberButtons, texts);
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
                </button>
              </WinningField>
              <span
                {...mergeProps({ className: styles.prospect }, slotProps?.prospect?.(number))}
                id={`${id}-${number}`}
              >
                {net !== undefined && (
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
