'use client';

import { diceBoard } from '@platform/messages/diceBoard';
import { HIGHEST_TARGET, type Hundredths } from '@platform/rules/dice';
import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from '../../../internal/classNames';
import { Slider } from '../../../primitives/Slider/Slider';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import { hundredthsText } from '../texts';
import { DiceFields } from './DiceFields';
import * as styles from './DiceBoard.css';

const MARKS = [0, 25, 50, 75, 100];

/** What was rolled, and whether it won over the target of its bet. */
export interface DiceResult {
  /** In hundredths: 6320 is 63.20. */
  roll: Hundredths;
  won: boolean;
}

export interface DiceBoardProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** A roll above it wins. In hundredths: 5000 is 50.00. */
  target: Hundredths;
  /** The player moved the slider, or typed into one of the fields. */
  onTargetChange: (target: Hundredths) => void;
  /** The last roll, as long as it is on show. */
  result?: DiceResult | undefined;
  /**
   * The texts that differ from those of the reader's language.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof diceBoard>>;
}

/**
 * The scale from 0 to 100 with its slider, and what was rolled. Multiplier, target and win chance
 * follow from each other: whichever is changed, the others move along.
 *
 * **When not to use it:** to play, use a `DiceGame`, which rolls.
 *
 * | Key | Does |
 * | --- | --- |
 * | Left, Right on the slider | moves the target by 1; Page Up and Page Down by 10 |
 * | Home, End on the slider | 0 and 100 |
 */
export function DiceBoard({
  target,
  onTargetChange,
  result,
  texts,
  className,
  ...rest
}: DiceBoardProps) {
  const text = useTexts(diceBoard, texts);
  const state = !result ? 'waiting' : result.won ? 'won' : 'lost';
  const hopeless = target >= HIGHEST_TARGET && state === 'waiting';
  return (
    <div {...rest} data-state={state} className={classNames(styles.root, className)}>
      <div className={styles.readout}>
        <p aria-hidden className={styles.caption}>
          {result ? text.result : text.rollOver}
        </p>
        <p aria-hidden data-state={state} className={styles.number}>
          {hundredthsText(result?.roll ?? target)}
        </p>
        <p role="status" className={styles.message}>
          {result && <VisuallyHidden>{hundredthsText(result.roll)}: </VisuallyHidden>}
          {state === 'waiting' ? hopeless && text.hopeless : text[state]}
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
                {hundredthsText(result.roll)}
              </span>
            </span>
          )}
        </div>
        <Slider
          label={text.rollOver}
          value={target / 100}
          onValueChange={(value) => onTargetChange(Math.round(value * 100))}
          tone="split"
        />
        <div aria-hidden className={styles.scale}>
          {MARKS.map((mark) => (
            <span key={mark} className={styles.mark}>
              {mark}
            </span>
          ))}
        </div>
      </div>
      <DiceFields target={target} onTargetChange={onTargetChange} texts={text} />
    </div>
  );
}
