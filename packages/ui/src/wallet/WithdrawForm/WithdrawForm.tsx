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
import { isSetupMissing, SetupSteps } from './SetupSteps';
import { WithdrawalSummary } from './WithdrawalSummary';

export type { WithdrawalBar, WithdrawalDraft };

export interface WithdrawFormSlots extends FormSlots {
  amount?: PartProps<AmountFieldProps> | undefined;
  address?: PartProps<TextFieldProps> | undefined;
  /** TXN password, required for an address other than the member's own. */
  txnPassword?: PartProps<PasswordFieldProps> | undefined;
  otp?: PartProps<OtpFieldProps> | undefined;
}

export interface WithdrawFormProps extends DraftFormProps<WithdrawalDraft, WithdrawFormSlots> {
  /** Main balance in micro-USDT; `undefined` while it loads. */
  balance: MicroUsdt | undefined;
  /**
   * Minimum withdrawal, in micro-USDT.
   * @default MINIMUM_WITHDRAWAL of `@platform/rules/funds` (the specification)
   */
  minimum?: MicroUsdt;
  /**
   * The member's own address, which prefills the form. Any other address requires the TXN password.
   * @default ''
   */
  address?: string;
  /**
   * True if the member has a TXN password. Without one, withdrawals to other addresses are
   * impossible.
   * @default true
   */
  hasTxnPassword?: boolean;
  /** URL of the page to set a TXN password. */
  txnPasswordHref: string;
  /**
   * True if the member has an authenticator app. Without one, the member cannot enter a code.
   * @default true
   */
  twoFactor?: boolean;
  /** URL of the page to set up two-factor authentication. */
  twoFactorHref: string;
  /**
   * URL of the page to save a wallet address.
   * @default txnPasswordHref
   */
  addressHref?: string;
  /** Reason why the member cannot withdraw now, shown instead of the fields. */
  bar?: WithdrawalBar | undefined;
  /** URL of the page to set a new password, which unblocks withdrawals. */
  newPasswordHref: string;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof withdrawForm>>;
}

const { token, standard } = NETWORKS[PAYOUT_NETWORK];

const mostOf = (balance: MicroUsdt): MicroUsdt =>
  balance > WITHDRAWAL_FEE ? balance - WITHDRAWAL_FEE : 0n;

/**
 * Form to withdraw from the main wallet, in a `Dialog`.
 *
 * **When not to use it:** to move funds into the Locker, use a `LockFundsForm`.
 *
 * **Do:** Show the fee and the remaining balance while the amount is typed.
 *
 * **Don't:** Show the fee only after submission.
 *
 * | Key | Action |
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
  addressHref = txnPasswordHref,
  bar,
  newPasswordHref,
  texts,
  slotProps,
  ...rest
}: WithdrawFormProps) {
  const text = useTexts(withdrawForm, texts);
  const display = useDisplayCurrency();
  const setup = { twoFactor, hasTxnPassword, address };
  const elsewhere = (typed: WithdrawalDraft) => goesElsewhere(typed.address, address);
  const asksForPassword = (typed: WithdrawalDraft) => hasTxnPassword && elsewhere(typed);
  // Keeps the previous balance while a withdrawal is pending, because the amount may already be
  // deducted.
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
    // Omits a password that is no longer required because the address is the member's own again.
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
      {isSetupMissing(setup) && (
        <SetupSteps
          {...setup}
          txnPasswordHref={txnPasswordHref}
          twoFactorHref={twoFactorHref}
          addressHref={addressHref}
          texts={text}
        />
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
      {elsewhere(draft) && !hasTxnPassword && !isSetupMissing(setup) && (
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
