'use client';

import { diceBoard } from '@platform/messages/diceBoard';
import { DEFAULT_TARGET, type Hundredths } from '@platform/rules/dice';
import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from '../../../internal/classNames';
import { mergeProps, type PartProps } from '../../../internal/mergeProps';
import { useControlled } from '../../../internal/useControlled';
import { Slider, type SliderProps } from '../../../primitives/Slider/Slider';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import { useGameFigures } from '../../gameFigures';
import { DEMO_ODDS, type DiceOdds } from '../odds';
import { DiceFields, ROLLS, type DiceFieldsSlots } from './DiceFields';
import * as styles from './DiceBoard.css';

const MARKS = [0, 25, 50, 75, 100];

export interface DiceResult {
  /** Roll in hundredths, such as 6320 for 63.20. */
  roll: Hundredths;
  won: boolean;
}

export interface DiceBoardSlots extends DiceFieldsSlots {
  /** Slider for the target. */
  slider?: PartProps<SliderProps> | undefined;
}

export interface DiceBoardProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * Winning side, multipliers and chances. Pass `moneyOdds` for real-money Dice.
   * @default those of the demo
   */
  odds?: DiceOdds | undefined;
  /** Controlled target in hundredths, such as 5000 for 50.00. */
  target?: Hundredths | undefined;
  /**
   * Initial target, in hundredths.
   * @default 5000
   */
  defaultTarget?: Hundredths | undefined;
  /** Called when the player moves the slider or types into a field. */
  onTargetChange?: ((target: Hundredths) => void) | undefined;
  /** Result of the last roll; omit it to hide the roll. */
  result?: DiceResult | undefined;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof diceBoard>>;
  /**
   * Props for the parts, such as `{ slider: { className: 'wide' } }`.
   * @default {}
   */
  slotProps?: DiceBoardSlots | undefined;
}

/**
 * Scale from 0 to 100 with a slider for the target and a marker for the last roll.
 *
 * **When not to use it:** to play, use a `DiceGame`, which rolls.
 *
 * **Do:** Show how the target changes win chance and payout.
 *
 * **Don't:** Add a control without showing its effect.
 *
 * | Key | Action |
 * | --- | --- |
 * | Left, Right on the slider | moves the target by 1, Page Up and Page Down by 10 |
 * | Home, End on the slider | moves the target to 0 or 100 |
 */
export function DiceBoard({
  odds = DEMO_ODDS,
  target: given,
  defaultTarget = DEFAULT_TARGET,
  onTargetChange,
  result,
  texts,
  slotProps,
  className,
  ...rest
}: DiceBoardProps) {
  const text = useTexts(diceBoard, texts);
  const figures = useGameFigures();
  const [target, setTarget] = useControlled(given, defaultTarget, onTargetChange);
  const rolls = text[ROLLS[odds.direction]];
  const state = !result ? 'waiting' : result.won ? 'won' : 'lost';
  const hopeless = !odds.multiplierOf(target) && state === 'waiting';
  return (
    <div {...rest} data-state={state} className={classNames(styles.root, className)}>
      <div className={styles.readout}>
        <p aria-hidden className={styles.caption}>
          {result ? text.result : rolls}
        </p>
        <p aria-hidden data-state={state} className={styles.number}>
          {figures.hundredths(result?.roll ?? target)}
        </p>
        <p role="status" className={styles.message}>
          {result && <VisuallyHidden>{`${figures.hundredths(result.roll)}: `}</VisuallyHidden>}
          {result && <span>{text[result.won ? 'won' : 'lost']}</span>}
          {hopeless && <span>{text.hopeless}</span>}
        </p>
      </div>
      <div className={styles.bed}>
        <div aria-hidden className={styles.lane}>
          {result && (
            <span
              className={styles.marker}
              style={{ [styles.place]: `${result.roll / 100}%` } as CSSProperties}
            >
              <span data-state={state} className={styles.bubble}>
                {figures.hundredths(result.roll)}
              </span>
            </span>
          )}
        </div>
        <Slider
          {...mergeProps<SliderProps>(
            {
              label: rolls,
              value: target / 100,
              onValueChange: (value) => setTarget(odds.nearest(Math.round(value * 100))),
              tone: odds.direction === 'over' ? 'split' : 'split-below',
            },
            slotProps?.slider,
          )}
        />
        <div aria-hidden className={styles.scale}>
          {MARKS.map((mark) => (
            <span key={mark} className={styles.mark}>
              {mark}
            </span>
          ))}
        </div>
      </div>
      <DiceFields
        odds={odds}
        target={target}
        onTargetChange={setTarget}
        texts={text}
        slotProps={slotProps}
      />
    </div>
  );
}
