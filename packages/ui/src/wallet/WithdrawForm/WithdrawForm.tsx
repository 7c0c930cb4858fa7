'use client';

import { withdrawForm } from '@platform/messages/withdrawForm';
import { NETWORKS, PAYOUT_NETWORK, WITHDRAWAL_FEE } from '@platform/rules/funds';
import type { MicroUsdt } from '@platform/rules/money';
import { useState } from 'react';
import { Approximation } from '../../data/Amount/Approximation';
import { useDisplayCurrency } from '../../data/Amount/DisplayCurrencyProvider';
import type { PartProps } from '../../internal/mergeProps';
import { useDraft } from '../../internal/useDraft';
import { Form, type FormSlots } from '../../layout/Form/Form';
import type { DraftFormProps } from '../../layout/Form/draftForm';
import { AmountField, type AmountFieldProps } from '../../primitives/AmountField/AmountField';
import { parseAmount } from '../../primitives/AmountField/amountText';
import { Link } from '../../primitives/Link/Link';
import { Notice } from '../../primitives/Notice/Notice';
import { OtpField, type OtpFieldProps } from '../../primitives/OtpField/OtpField';
import {
  PasswordField,
  type PasswordFieldProps,
} from '../../primitives/PasswordField/PasswordField';
import { TextField, type TextFieldProps } from '../../primitives/TextField/TextField';
import { useTexts, type TextsOf } from '../../theme/Messages';
import { BarNotice } from './BarNotice';
import {
  goesElsewhere,
  withdrawalProblems,
  type WithdrawalBar,
  type WithdrawalDraft,
} from './withdrawal';
import { WithdrawalSummary } from './WithdrawalSummary';

export type { WithdrawalBar, WithdrawalDraft };

/** Props for the parts and the fields of a `WithdrawForm`, merged with its own. */
export interface WithdrawFormSlots extends FormSlots {
  /** How much. */
  amount?: PartProps<AmountFieldProps> | undefined;
  /** Where to. */
  address?: PartProps<TextFieldProps> | undefined;
  /** The TXN password, which another address asks for. */
  txnPassword?: PartProps<PasswordFieldProps> | undefined;
  /** The code of the authenticator app. */
  otp?: PartProps<OtpFieldProps> | undefined;
}

export interface WithdrawFormProps extends DraftFormProps<WithdrawalDraft, WithdrawFormSlots> {
  /** What is in the main wallet, in micro-USDT. `undefined` while on the way. */
  balance: MicroUsdt | undefined;
  /**
   * The smallest withdrawal, in micro-USDT.
   * @default MINIMUM_WITHDRAWAL of `@platform/rules/funds` (the specification)
   */
  minimum?: MicroUsdt;
  /**
   * The member's own address: the form begins with it, and another one asks for the TXN
   * password.
   * @default ''
   */
  address?: string;
  /**
   * Whether the member has a TXN password; without one nothing goes to another address.
   * @default true
   */
  hasTxnPassword?: boolean;
  /** Where a TXN password is set. */
  txnPasswordHref: string;
  /**
   * Whether the member has an authenticator app; without one there is no code to type.
   * @default true
   */
  twoFactor?: boolean;
  /** Where two-factor authentication is set up. */
  twoFactorHref: string;
  /** Why nothing can be withdrawn now: the form says so, and asks for nothing. */
  bar?: WithdrawalBar | undefined;
  /** Where a new password is set, which ends a stop of withdrawals. */
  newPasswordHref: string;
  /**
   * The texts that differ from those of the reader's language.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof withdrawForm>>;
}

const { token, standard } = NETWORKS[PAYOUT_NETWORK];

/** The most that can be withdrawn: what the fee leaves. */
const mostOf = (balance: MicroUsdt): MicroUsdt =>
  balance > WITHDRAWAL_FEE ? balance - WITHDRAWAL_FEE : 0n;

/**
 * Withdraws from the main wallet: how much, where to, confirmed with a code. The fee and what remains
 * follow every keystroke. Shown in a `Dialog`.
 *
 * **When not to use it:** to move funds into the Locker, use a `LockFundsForm`.
 *
 * **Do:** Take off the fee while the amount is typed, and show what arrives.
 *
 * **Don't:** Name the fee only afterwards: it feels like a loss.
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter | sends the form |
 */
export function WithdrawForm({
  onSubmit,
  pending = false,
  error,
  errors,
  balance,
  minimum,
  address = '',
  hasTxnPassword = true,
  problems = (draft) => withdrawalProblems(draft, address, hasTxnPassword, minimum),
  txnPasswordHref,
  twoFactor = true,
  twoFactorHref,
  bar,
  newPasswordHref,
  texts,
  slotProps,
  ...rest
}: WithdrawFormProps) {
  const text = useTexts(withdrawForm, texts);
  const display = useDisplayCurrency();
  const elsewhere = (typed: WithdrawalDraft) => goesElsewhere(typed.address, address);
  const asksForPassword = (typed: WithdrawalDraft) => hasTxnPassword && elsewhere(typed);
  // What is on its way may have left the balance already: the figures stay until the answer.
  const [settled, setSettled] = useState(balance);
  if (!pending && balance !== settled) setSettled(balance);
  const {
    draft,
    form,
    text: field,
    control,
  } = useDraft<WithdrawalDraft>({
    initial: { amount: '', address, otp: '', txnPassword: '' },
    problems,
    errors,
    pending,
    slotProps,
    // What was typed before the member's own address was put back is not sent.
    onSubmit: (sent) => onSubmit(asksForPassword(sent) ? sent : { ...sent, txnPassword: '' }),
  });
  if (bar !== undefined) {
    return (
      <Form {...rest} slotProps={slotProps} draft={form} data-state="barred" error={error}>
        <BarNotice bar={bar} newPasswordHref={newPasswordHref} texts={text} />
      </Form>
    );
  }
  return (
    <Form
      {...rest}
      slotProps={slotProps}
      draft={form}
      data-state="open"
      error={error}
      submit={text.submit}
      pending={pending}
      pendingText={text.pending}
    >
      {!twoFactor && (
        <Notice tone="warning">
          {text.noTwoFactor} <Link href={twoFactorHref}>{text.twoFactor}</Link>
        </Notice>
      )}
      <AmountField
        {...control('amount', {
          label: text.amount,
          hint: display && <Approximation value={parseAmount(draft.amount) ?? 0n} />,
          required: true,
          max: balance === undefined ? undefined : mostOf(balance),
        })}
      />
      <TextField
        {...field('address', {
          label: text.address({ standard }),
          hint: text.addressHint({ token, standard }),
          required: true,
          autoComplete: 'off',
          autoCapitalize: 'none',
          spellCheck: false,
        })}
      />
      {elsewhere(draft) && !hasTxnPassword && (
        <Notice tone="warning">
          {text.noTxnPassword} <Link href={txnPasswordHref}>{text.setTxnPassword}</Link>
        </Notice>
      )}
      {asksForPassword(draft) && (
        <PasswordField
          {...field('txnPassword', {
            label: text.txnPassword,
            hint: text.txnPasswordHint,
            required: true,
            autoComplete: 'off',
          })}
        />
      )}
      <OtpField {...control('otp', { label: text.otp, hint: text.otpHint, required: true })} />
      <WithdrawalSummary balance={settled} amount={parseAmount(draft.amount)} texts={text} />
    </Form>
  );
}
