'use client';

import type { betDialog } from '@platform/messages/betDialog';
import type { Problem } from '@platform/rules/fields';
import { toDecimal, USDT, type MicroUsdt } from '@platform/rules/money';
import {
  AMOUNT_CHOICES,
  finalAmount,
  isQuantity,
  MULTIPLIERS,
  stakeProblem,
  type WingoBet,
} from '@platform/rules/wingo';
import { useState, type ComponentProps } from 'react';
import { plainDecimal } from '../../../internal/latinDigits';
import { useFormattedInput } from '../../../internal/useFormattedInput';
import { latinFormat } from '../../../internal/latinFormat';
import { useDraft } from '../../../internal/useDraft';
import { useAmountFormat } from '../../../data/Amount/amountFormat';
import { useProblemTexts } from '../../../internal/problems';
import { mergeProps, type PartProps, type SlotProps } from '../../../internal/mergeProps';
import { Button } from '../../../primitives/Button/Button';
import { Text } from '../../../primitives/Text/Text';
import { TextField, type TextFieldProps } from '../../../primitives/TextField/TextField';
import { useLanguage, type TextsOf } from '../../../theme/Messages';
import { ChoiceChips, type ChoiceChipsProps } from '../ChoiceChips/ChoiceChips';
import { BetSummary } from './BetSummary';
import * as styles from './BetDialog.css';

const FACTORS = MULTIPLIERS.map((factor) => ({ id: String(factor), label: `X${factor}` }));

const LONGEST_QUANTITY = 12;

export interface BetFormSlots {
  amount?: PartProps<ChoiceChipsProps> | undefined;
  quantity?: PartProps<TextFieldProps> | undefined;
  factor?: PartProps<ChoiceChipsProps> | undefined;
  /** Button that closes the dialog, or removes the bet from the slip. */
  cancel?: SlotProps<'button'> | undefined;
  /** Button that places the bet, or changes the stake in the slip. */
  submit?: SlotProps<'button'> | undefined;
}

interface BetFormProps {
  /** Bet whose stake is set; `undefined` for the stake of later bets. */
  bet: WingoBet | undefined;
  stake: MicroUsdt;
  balance: MicroUsdt | undefined;
  onCancel: () => void;
  onConfirm: (amount: MicroUsdt) => Promise<unknown>;
  /** Removes the bet from the slip; omitted for a bet that is not in a slip. */
  onRemove?: (() => void) | undefined;
  texts: TextsOf<typeof betDialog>;
  slotProps: BetFormSlots | undefined;
}

interface BetDraft {
  amount: string;
  quantity: string;
  /** Multiplier; empty for none. */
  factor: string;
}

const stakeOf = ({ amount, quantity, factor }: BetDraft): MicroUsdt =>
  finalAmount(BigInt(amount), quantity, Number(factor || 1));

/** Splits a stake into the fields: a preset amount with a multiplier, or a multiple of 1 USDT. */
const draftOf = (stake: MicroUsdt): BetDraft =>
  AMOUNT_CHOICES.includes(stake)
    ? { amount: String(stake), quantity: '1', factor: '' }
    : { amount: String(USDT), quantity: toDecimal(stake), factor: '' };

/** Bet dialog content. Each opening mounts a new form with fresh values. */
export function BetForm({
  bet,
  stake: first,
  balance,
  onCancel,
  onConfirm,
  onRemove,
  texts,
  slotProps,
}: BetFormProps) {
  const format = useAmountFormat();
  const plain = latinFormat(useLanguage(), { maximumFractionDigits: 6, useGrouping: false });
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  const problemOf = (stake: MicroUsdt): Problem | string | undefined => {
    if (balance === undefined || stake <= balance) return stakeProblem(stake);
    // Rounds down, so that the text never exceeds the balance.
    return texts.tooMuch({ balance: format(balance - (balance % 100n), 4) });
  };

  const place = async (stake: MicroUsdt) => {
    setPending(true);
    setFailure(undefined);
    try {
      await onConfirm(stake);
      // If the player has opened another bet's dialog in the meantime, that dialog must stay open.
      if (form.ref.current) onCancel();
    } catch (error) {
      setFailure((error instanceof Error && error.message) || texts.failed);
    } finally {
      setPending(false);
    }
  };

  const { draft, change, form } = useDraft<BetDraft>({
    initial: draftOf(first),
    problems: (typed) => {
      const quantity = problemOf(stakeOf(typed));
      return quantity === undefined ? {} : { quantity };
    },
    pending,
    onSubmit: (typed) => void place(stakeOf(typed)),
  });
  const stake = stakeOf(draft);
  const problemText = useProblemTexts();
  // Skips validation while a bet is pending: its stake may already be deducted from the balance.
  const problem = pending ? undefined : problemText(problemOf(stake));

  /** Sets a field, and clears the server error for the previous bet. */
  const set = (name: keyof BetDraft) => (value: string) => {
    change(name, value);
    setFailure(undefined);
  };

  const quantity = useFormattedInput({
    text: draft.quantity,
    format: (edited) => {
      const plain = plainDecimal(edited);
      return isQuantity(plain) ? plain : undefined;
    },
    onText: set('quantity'),
  });

  return (
    <form {...form} className={styles.form}>
      <ChoiceChips
        {...mergeProps<ChoiceChipsProps>(
          {
            legend: texts.amount,
            choices: AMOUNT_CHOICES.map((amount) => ({
              id: String(amount),
              label: plain.format(toDecimal(amount) as `${number}`),
            })),
            value: draft.amount,
            onValueChange: set('amount'),
          },
          slotProps?.amount,
        )}
      />
      <TextField
        {...mergeProps<TextFieldProps>(
          {
            label: texts.quantity,
            inputMode: 'decimal',
            autoComplete: 'off',
            maxLength: LONGEST_QUANTITY,
            ...quantity,
          },
          slotProps?.quantity,
        )}
      />
      <ChoiceChips
        {...mergeProps<ChoiceChipsProps>(
          {
            legend: texts.multiplier,
            choices: FACTORS,
            value: draft.factor,
            optional: true,
            onValueChange: set('factor'),
          },
          slotProps?.factor,
        )}
      />
      <BetSummary bet={bet} stake={stake} texts={texts} />
      <div className={styles.actions}>
        <Text role="alert" size="s" tone="danger" weight="medium" className={styles.problem}>
          {problem ?? failure}
        </Text>
        <Button
          tone="neutral"
          {...mergeProps<ComponentProps<'button'>>(
            {
              onClick: () => {
                onRemove?.();
                onCancel();
              },
            },
            slotProps?.cancel,
          )}
        >
          {onRemove ? texts.remove : texts.cancel}
        </Button>
        <Button
          pending={pending}
          pendingText={texts.pending}
          {...mergeProps<ComponentProps<'button'>>(
            { type: 'submit', disabled: problem !== undefined },
            slotProps?.submit,
          )}
        >
          {onRemove ? texts.setStake : texts.submit}
        </Button>
      </div>
    </form>
  );
}
