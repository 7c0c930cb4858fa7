'use client';

import { MESSAGES, OTP_SHAPE, WALLET_ADDRESS_SHAPE } from '@platform/rules/fields';
import { balanceAfterWithdrawal, WITHDRAWAL_FEE, withdrawalProblem } from '@platform/rules/funds';
import type { MicroUsdt } from '@platform/rules/money';
import { Amount } from '../../data/Amount/Amount';
import { FactList } from '../../data/FactList/FactList';
import { hrefs } from '../../internal/hrefs';
import { useDraft, type Problems } from '../../internal/useDraft';
import { Form } from '../../layout/Form/Form';
import type { FormPartProps } from '../../layout/Form/formPart';
import { AmountField } from '../../primitives/AmountField/AmountField';
import { parseAmount } from '../../primitives/AmountField/amountText';
import { Link } from '../../primitives/Link/Link';
import { Notice } from '../../primitives/Notice/Notice';
import { OtpField } from '../../primitives/OtpField/OtpField';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { Text } from '../../primitives/Text/Text';
import { TextField } from '../../primitives/TextField/TextField';

/** A withdrawal, as typed. */
export interface WithdrawalDraft {
  /** Decimal text. */
  amount: string;
  /** A BEP20 address. */
  address: string;
  /** The code of the authenticator app. */
  otp: string;
}

const TEXTS = {
  amount: 'Amount',
  address: 'BEP20 address',
  addressHint: 'FUSD is sent to this address on BEP20. Nobody can call it back.',
  otp: 'OTP',
  otpHint: 'The 6 digits that your authenticator app shows.',
  noTwoFactor: 'A withdrawal is confirmed with a code of your authenticator app.',
  twoFactor: 'Set up two-factor authentication',
  balance: 'Balance',
  fee: 'Fee',
  remaining: 'Remaining balance',
  tooMuch: 'The balance is too small for this amount and the fee.',
  submit: 'Withdraw',
  pending: 'Please wait...',
};

export interface WithdrawFormProps extends FormPartProps<WithdrawalDraft> {
  /** What is in the main wallet, in micro-USDT. `undefined` while on the way. */
  balance: MicroUsdt | undefined;
  /**
   * The address that stands in the form at first: the member's own.
   * @default ''
   */
  address?: string;
  /**
   * Whether the member has an authenticator app; without one there is no code to type.
   * @default true
   */
  twoFactor?: boolean;
  /** @default '/twofactor' */
  twoFactorHref?: string;
  /**
   * The texts that differ from the specification's.
   * @default {}
   */
  texts?: Partial<typeof TEXTS>;
}

/** The most that can be withdrawn: what the fee leaves. */
const mostOf = (balance: MicroUsdt): MicroUsdt =>
  balance > WITHDRAWAL_FEE ? balance - WITHDRAWAL_FEE : 0n;

/** What the specification says about a withdrawal. */
function findProblems({ amount, address, otp }: WithdrawalDraft): Problems<WithdrawalDraft> {
  const tooSmall = withdrawalProblem(parseAmount(amount) ?? 0n);
  return {
    ...(tooSmall !== undefined && { amount: tooSmall }),
    ...(!WALLET_ADDRESS_SHAPE.test(address) && { address: MESSAGES.walletAddress }),
    ...(!OTP_SHAPE.test(otp) && { otp: MESSAGES.otp }),
  };
}

/**
 * Withdraws from the main wallet: how much, where to, confirmed with a code. The fee and what remains
 * follow every keystroke. It stands in a `Dialog`.
 *
 * **When not to use it:** to move funds into the Locker, use a `LockFundsForm`.
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
  problems = findProblems,
  balance,
  address = '',
  twoFactor = true,
  twoFactorHref = hrefs.twoFactor,
  texts,
  ...rest
}: WithdrawFormProps) {
  const text = { ...TEXTS, ...texts };
  const {
    draft,
    change,
    problemOf,
    form,
    text: field,
  } = useDraft<WithdrawalDraft>({
    initial: { amount: '', address, otp: '' },
    problems,
    errors,
    pending,
    onSubmit,
  });
  const amount = parseAmount(draft.amount);
  const remaining =
    balance === undefined ? undefined : balanceAfterWithdrawal(balance, amount ?? 0n);
  const tooMuch = amount !== undefined && remaining !== undefined && remaining < 0n;
  return (
    <Form
      {...rest}
      draft={form}
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
        name="amount"
        label={text.amount}
        required
        value={draft.amount}
        error={problemOf('amount')}
        onValueChange={(value) => change('amount', value)}
        max={balance === undefined ? undefined : mostOf(balance)}
      />
      <TextField
        {...field('address')}
        label={text.address}
        hint={text.addressHint}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <OtpField
        name="otp"
        label={text.otp}
        hint={text.otpHint}
        required
        value={draft.otp}
        error={problemOf('otp')}
        onValueChange={(value) => change('otp', value)}
      />
      <div aria-live="polite" aria-busy={balance === undefined}>
        <FactList
          facts={[
            {
              id: 'balance',
              label: text.balance,
              value:
                balance === undefined ? <Skeleton /> : <Amount value={balance} decimals={4} unit />,
            },
            {
              id: 'fee',
              label: text.fee,
              value: <Amount value={-WITHDRAWAL_FEE} decimals={4} unit />,
            },
            {
              id: 'remaining',
              label: text.remaining,
              value:
                remaining === undefined ? (
                  <Skeleton />
                ) : (
                  <Text as="span" tone={tooMuch ? 'danger' : 'default'} weight="strong">
                    <Amount value={remaining} decimals={4} unit />
                  </Text>
                ),
              emphasis: 'strong',
            },
          ]}
        />
        {tooMuch && (
          <Text size="s" tone="danger">
            {text.tooMuch}
          </Text>
        )}
      </div>
    </Form>
  );
}
