'use client';

import type { diceBoard } from '@platform/messages/diceBoard';
import {
  chanceOf,
  multiplierOf,
  targetOfChance,
  targetOfMultiplier,
  type Hundredths,
} from '@platform/rules/dice';
import { parseUsdt, USDT } from '@platform/rules/money';
import { mergeProps, type PartProps } from '../../../internal/mergeProps';
import { TextField, type TextFieldProps } from '../../../primitives/TextField/TextField';
import type { TextsOf } from '../../../theme/Messages';
import { useTypedNumber } from '../../demo/useTypedNumber';
import { decimalText, hundredthsText, parseHundredths } from '../texts';
import * as styles from './DiceBoard.css';

const MULTIPLIER = /^\d{0,4}(\.\d{0,4})?$/;

export interface DiceFieldsSlots {
  /** Field for the multiplier. */
  multiplier?: PartProps<TextFieldProps> | undefined;
  target?: PartProps<TextFieldProps> | undefined;
  /** Field for the win chance. */
  chance?: PartProps<TextFieldProps> | undefined;
}

export interface DiceFieldsProps {
  target: Hundredths;
  onTargetChange: (target: Hundredths) => void;
  texts: TextsOf<typeof diceBoard>;
  slotProps: DiceFieldsSlots | undefined;
}

export function DiceFields({ target, onTargetChange, texts, slotProps }: DiceFieldsProps) {
  const multiplier = multiplierOf(target);

  const multiplierField = useTypedNumber({
    text: multiplier ? decimalText(multiplier) : '',
    accepts: (text) => MULTIPLIER.test(text),
    onText: (text) => {
      if (!/[1-9]/.test(text)) return;
      onTargetChange(targetOfMultiplier({ numerator: parseUsdt(text), denominator: USDT }));
    },
  });
  const hundredths = (value: Hundredths, targetOf: (value: Hundredths) => Hundredths) => ({
    text: hundredthsText(value),
    accepts: (text: string) => parseHundredths(text) !== undefined,
    onText: (text: string) => {
      const typed = parseHundredths(text);
      if (typeof typed === 'number') onTargetChange(targetOf(typed));
    },
  });
  const targetField = useTypedNumber(hundredths(target, (value) => value));
  const chanceField = useTypedNumber(hundredths(chanceOf(target), targetOfChance));

  return (
    <div className={styles.fields}>
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
          { ...targetField, label: texts.rollOver, inputMode: 'decimal' },
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
