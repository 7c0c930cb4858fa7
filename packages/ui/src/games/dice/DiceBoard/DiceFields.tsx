'use client';

import type { diceBoard } from '@platform/messages/diceBoard';
import { hundredthsText, type Hundredths } from '@platform/rules/dice';
import { parseUsdt, USDT } from '@platform/rules/money';
import { mergeProps, type PartProps } from '../../../internal/mergeProps';
import { TextField, type TextFieldProps } from '../../../primitives/TextField/TextField';
import type { TextsOf } from '../../../theme/Messages';
import { useTypedNumber } from '../../demo/useTypedNumber';
import type { DiceOdds } from '../odds';
import { decimalText, parseHundredths, percentText } from '../texts';
import * as styles from './DiceBoard.css';

/** Message keys of the target's label, by direction. */
export const ROLLS = { over: 'rollOver', under: 'rollUnder' } as const;

const MULTIPLIER = /^\d{0,4}(\.\d{0,4})?$/;

export interface DiceFieldsSlots {
  /** Field for the multiplier. */
  multiplier?: PartProps<TextFieldProps> | undefined;
  target?: PartProps<TextFieldProps> | undefined;
  /** Field for the win chance. */
  chance?: PartProps<TextFieldProps> | undefined;
}

export interface DiceFieldsProps {
  odds: DiceOdds;
  target: Hundredths;
  onTargetChange: (target: Hundredths) => void;
  texts: TextsOf<typeof diceBoard>;
  slotProps: DiceFieldsSlots | undefined;
}

/** Parses a percentage in millionths; `undefined` for an incomplete number or one above 100. */
const percentIn = (text: string): bigint | undefined => {
  const value = /\d/.test(text) ? parseUsdt(text) : undefined;
  return value !== undefined && value <= 100n * USDT ? value : undefined;
};

export function DiceFields(props: DiceFieldsProps) {
  const { odds, target, onTargetChange, texts, slotProps } = props;
  const multiplier = odds.multiplierOf(target);
  const { chanceDecimals, direction } = odds;
  const percent = new RegExp(`^\\d{0,3}(\\.\\d{0,${chanceDecimals}})?$`);

  const multiplierField = useTypedNumber({
    text: multiplier ? decimalText(multiplier) : '',
    accepts: (text) => MULTIPLIER.test(text),
    onText: (text) => {
      if (!/[1-9]/.test(text)) return;
      onTargetChange(odds.targetOfMultiplier({ numerator: parseUsdt(text), denominator: USDT }));
    },
  });
  const targetField = useTypedNumber({
    text: hundredthsText(target),
    accepts: (text) => parseHundredths(text) !== undefined,
    onText: (text) => {
      const typed = parseHundredths(text);
      if (typeof typed === 'number') onTargetChange(odds.nearest(typed));
    },
  });
  const chanceField = useTypedNumber({
    text: percentText(odds.chanceOf(target), chanceDecimals),
    accepts: (text) => percent.test(text) && !(/\d/.test(text) && percentIn(text) === undefined),
    onText: (text) => {
      const typed = percentIn(text);
      if (typed === undefined) return;
      onTargetChange(odds.targetOfChance({ numerator: typed, denominator: 100n * USDT }));
    },
  });

  return (
    <div data-odds={chanceDecimals > 2 ? 'money' : 'demo'} className={styles.fields}>
      <div className={styles.multiplier}>
        <TextField
          {...mergeProps<TextFieldProps>(
            { ...multiplierField, label: texts.multiplier, suffix: 'x', inputMode: 'decimal' },
            slotProps?.multiplier,
          )}
        />
      </div>
      <TextField
        {...mergeProps<TextFieldProps>(
          { ...targetField, label: texts[ROLLS[direction]], inputMode: 'decimal' },
          slotProps?.target,
        )}
      />
      <TextField
        {...mergeProps<TextFieldProps>(
          { ...chanceField, label: texts.winChance, suffix: '%', inputMode: 'decimal' },
          slotProps?.chance,
        )}
      />
    </div>
  );
}
