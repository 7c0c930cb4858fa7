'use client';

import { formatUsdt, toDecimal, type MicroUsdt } from '@platform/rules/money';
import {
  AMOUNT_CHOICES,
  finalAmount,
  isQuantity,
  MULTIPLIERS,
  stakeProblem,
  type WingoBet,
} from '@platform/rules/wingo';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../../../primitives/Button/Button';
import { Text } from '../../../primitives/Text/Text';
import { TextField } from '../../../primitives/TextField/TextField';
import { ChoiceChips } from '../ChoiceChips/ChoiceChips';
import { BetSummary } from './BetSummary';
import * as styles from './BetDialog.css';

const AMOUNTS = AMOUNT_CHOICES.map((amount) => ({
  id: String(amount),
  label: toDecimal(amount),
}));

const FACTORS = [1, ...MULTIPLIERS].map((factor) => ({ id: String(factor), label: `X${factor}` }));

/** No stake needs more; a text of thousands of digits would only slow the page down. */
const LONGEST_QUANTITY = 12;

interface BetFormProps {
  bet: WingoBet;
  balance: MicroUsdt | undefined;
  onCancel: () => void;
  onConfirm: (amount: MicroUsdt) => Promise<unknown>;
}

/** Says why a stake cannot be placed; `undefined` when it can. */
function problemOf(stake: MicroUsdt, balance: MicroUsdt | undefined): string | undefined {
  if (balance !== undefined && stake > balance) {
    return `Your wallet holds ${formatUsdt(balance, 4, { grouping: true, rounding: 'down' })} USDT.`;
  }
  return stakeProblem(stake);
}

/** What stands in the bet dialog. Mounted with every opening, so each one begins anew. */
export function BetForm({ bet, balance, onCancel, onConfirm }: BetFormProps) {
  const [amount, setAmount] = useState('1000000');
  const [quantity, setQuantity] = useState('1');
  const [factor, setFactor] = useState('1');
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  const stake = finalAmount(BigInt(amount), quantity, Number(factor));
  const problem = problemOf(stake, balance);

  /** Sets a field. What the server said was about the bet as it was. */
  const change = (set: (value: string) => void) => (value: string) => {
    set(value);
    setFailure(undefined);
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (problem !== undefined || pending) return;
    setPending(true);
    setFailure(undefined);
    try {
      await onConfirm(stake);
      onCancel();
    } catch (error) {
      setFailure((error instanceof Error && error.message) || 'An error occurred');
    } finally {
      setPending(false);
    }
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={styles.form}>
      <ChoiceChips
        legend="Amount, USDT"
        choices={AMOUNTS}
        value={amount}
        onChange={change(setAmount)}
      />
      <TextField
        label="Quantity"
        inputMode="decimal"
        autoComplete="off"
        maxLength={LONGEST_QUANTITY}
        value={quantity}
        onChange={({ target }) => {
          if (isQuantity(target.value)) change(setQuantity)(target.value);
        }}
      />
      <ChoiceChips
        legend="Multiplier"
        choices={FACTORS}
        value={factor}
        onChange={change(setFactor)}
      />
      <BetSummary bet={bet} stake={stake} />
      <div className={styles.actions}>
        <Text role="alert" size="s" tone="danger" weight="medium" className={styles.problem}>
          {problem ?? failure}
        </Text>
        <Button tone="neutral" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          type="submit"
          pending={pending}
          pendingText="Please wait..."
          disabled={problem !== undefined}
        >
          Place bet
        </Button>
      </div>
    </form>
  );
}
