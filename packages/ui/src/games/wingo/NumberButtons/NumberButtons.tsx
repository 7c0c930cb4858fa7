'use client';

import { numberButtons } from '@platform/messages/numberButtons';
import { DIGITS, type Digit, type Prospect } from '@platform/rules/wingo';
import type { LatestResult } from '@platform/rules/models';
import { useId, type ComponentProps } from 'react';
import { Amount } from '../../../data/Amount/Amount';
import { classNames } from '../../../internal/classNames';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import { NumberBall } from '../NumberBall/NumberBall';
import { WinningLight } from '../WinningLight';
import * as styles from './NumberButtons.css';

export interface NumberButtonsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The player wants to bet on this number. */
  onPick: (number: Digit) => void;
  /**
   * Betting is blocked.
   * @default false
   */
  disabled?: boolean;
  /** The draw that the number which has won lights up for, once. */
  drawn?: LatestResult | undefined;
  /**
   * What each number would bring after all stakes, shown below it.
   * @default []
   */
  prospects?: readonly Prospect[] | undefined;
  /**
   * The texts that differ from those of the reader's language.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof numberButtons>>;
}

/**
 * The ten numbers to bet on, five in a row, or all ten where there is room. Below each stands what it
 * would bring the player.
 *
 * **When not to use it:** to show what was drawn, use a `NumberBall`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | goes from number to number |
 * | Enter, Space | picks the number |
 */
export function NumberButtons({
  onPick,
  disabled = false,
  drawn,
  prospects = [],
  texts,
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
              <button
                type="button"
                disabled={disabled}
                aria-describedby={net === undefined ? undefined : `${id}-${number}`}
                className={styles.button}
                onClick={() => onPick(number)}
              >
                <NumberBall number={number} size="fill" />
                <WinningLight drawn={drawn} field={number} />
              </button>
              <span id={`${id}-${number}`} className={styles.prospect}>
                {net !== undefined && (
                  <>
                    <VisuallyHidden>{text.brings} </VisuallyHidden>
                    <Amount value={net} signed />
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
