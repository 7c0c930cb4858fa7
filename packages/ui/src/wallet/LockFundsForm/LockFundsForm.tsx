'use client';

import { lockFundsForm } from '@platform/messages/lockFundsForm';
import { OTP_SHAPE } from '@platform/rules/fields';
import {
  LOCK_PLANS,
  LOCKED_WITHOUT_CODE,
  lockProblem,
  monthsOf,
  type LockPlan,
} from '@platform/rules/funds';
import type { MicroUsdt } from '@platform/rules/money';
import { useState, type ComponentProps } from 'react';
import { Approximation } from '../../data/Amount/Approximation';
import { ConvertedAmount } from '../../data/Amount/ConvertedAmount';
import { useDisplayCurrency } from '../../data/Amount/DisplayCurrencyProvider';
import { latinFormat } from '../../internal/latinFormat';
import { mergeProps, type PartProps, type SlotProps } from '../../internal/mergeProps';
import { systemClock, type Clock } from '../../internal/seams';
import { useDraft, useNewAnswer, type Problems } from '../../internal/useDraft';
import { Form, type FormSlots } from '../../layout/Form/Form';
import type { DraftFormProps } from '../../layout/Form/draftForm';
import { AmountField, type AmountFieldProps } from '../../primitives/AmountField/AmountField';
import { parseAmount } from '../../primitives/AmountField/amountText';
import { Button } from '../../primitives/Button/Button';
import { OtpField, type OtpFieldProps } from '../../primitives/OtpField/OtpField';
import { RadioGroup, type RadioGroupProps } from '../../primitives/RadioGroup/RadioGroup';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { useLanguage, useTexts, type TextsOf } from '../../theme/Messages';
import { LockReview } from './LockReview';
import { LockTerms, type PlanProfits } from './LockTerms';

export interface LockDraft {
  /** Amount as decimal text. */
  amount: string;
  plan: LockPlan;
  /** Code from the authenticator app; empty if none is required. */
  otp: string;
}

export interface LockFundsFormSlots extends FormSlots {
  amount?: PartProps<AmountFieldProps> | undefined;
  plan?: PartProps<RadioGroupProps<string>> | undefined;
  /** Code from the authenticator app, required for large locks. */
  otp?: PartProps<OtpFieldProps> | undefined;
  /** Button of the review that returns to the fields. */
  back?: SlotProps<'button'> | undefined;
}

export interface LockFundsFormProps extends DraftFormProps<LockDraft, LockFundsFormSlots> {
  /** Main balance in micro-USDT; `undefined` while it loads. */
  balance: MicroUsdt | undefined;
  /**
   * Initially selected plan.
   * @default 1 (3 months)
   */
  plan?: LockPlan;
  /** Yearly profit for each plan, in millionths of the amount; `null` while it loads. */
  profits?: PlanProfits;
  /**
   * True if large locks require a code from the member's authenticator app.
   * @default false
   */
  twoFactor?: boolean;
  /**
   * True if the server requires a code because the total of all locks exceeds the limit.
   * @default false
   */
  asksForCode?: boolean;
  /** @default systemClock */
  now?: Clock;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof lockFundsForm>>;
}

function findProblems({ amount, otp }: LockDraft, withCode: boolean): Problems<LockDraft> {
  const problem = lockProblem(parseAmount(amount) ?? 0n);
  return {
    ...(problem !== undefined && { amount: problem }),
    ...(withCode && !OTP_SHAPE.test(otp) && { otp: { code: 'invalidOtp' } }),
  };
}

const needsCode = ({ amount }: LockDraft, twoFactor: boolean, asked: boolean): boolean =>
  asked || (twoFactor && (parseAmount(amount) ?? 0n) > LOCKED_WITHOUT_CODE);

/**
 * Returns true for the second press of a double click, which would otherwise confirm the review.
 */
const isSecondPress = (detail: number) => detail > 1;

/**
 * Form that moves funds from the main wallet into the Locker, in a `Dialog`. A review of the terms
 * follows the fields, because a lock cannot be undone. An error from the server returns to the
 * fields.
 *
 * **When not to use it:** to withdraw funds, use a `WithdrawForm`.
 *
 * **Do:** Show when funds unlock, and how much.
 *
 * **Don't:** Rush members into a decision.
 *
 * | Key | Action |
 * | --- | --- |
 * | Arrows | on a plan: selects the previous or next one |
 * | Enter | in a field: opens the review |
 */
export function LockFundsForm({
  onSubmit,
  pending = false,
  error,
  errors,
  twoFactor = false,
  asksForCode = false,
  problems = (draft) => findProblems(draft, needsCode(draft, twoFactor, asksForCode)),
  balance,
  plan = 1,
  profits,
  now = systemClock,
  texts,
  slotProps,
  ...rest
}: LockFundsFormProps) {
  const text = useTexts(lockFundsForm, texts);
  const display = useDisplayCurrency();
  // Time when the form opened. A later time would change the terms while the member reads them.
  const [lockedAt] = useState(now);
  const [reviewing, setReviewing] = useState(false);
  const { draft, change, problemOf, form, control } = useDraft<LockDraft>({
    initial: { amount: '', plan, otp: '' },
    problems,
    errors,
    pending,
    slotProps,
    onSubmit: (sent) => {
      if (!reviewing) setReviewing(true);
      // Omits a code that is no longer required because the amount was lowered.
      else onSubmit(needsCode(sent, twoFactor, asksForCode) ? sent : { ...sent, otp: '' });
    },
  });
  const answer = { ...errors, form: error };
  if (useNewAnswer(answer, pending) && Object.values(answer).some(Boolean)) setReviewing(false);
  const amount = parseAmount(draft.amount) ?? 0n;
  const percent = latinFormat(useLanguage(), { style: 'percent', maximumFractionDigits: 2 });
  const rateOf = (choice: LockPlan) => {
    if (profits === null) return <Skeleton />;
    const perYear = profits?.[choice];
    return perYear && text.rate({ rate: percent.format(Number(perYear) / 1_000_000) });
  };
  const terms = { amount, plan: draft.plan, profits, lockedAt, text };
  return (
    <Form
      {...rest}
      slotProps={{
        ...slotProps,
        submit: mergeProps<NonNullable<LockFundsFormSlots['submit']>>(
          {
            onClick: (event) => {
              if (isSecondPress(event.detail)) event.preventDefault();
            },
          },
          slotProps?.submit,
        ),
      }}
      draft={form}
      data-step={reviewing ? 'review' : 'fields'}
      error={error}
      submit={reviewing ? text.confirm : text.submit}
      pending={pending}
      pendingText={text.pending}
      footer={
        reviewing ? (
          <Button
            tone="quiet"
            {...mergeProps<ComponentProps<'button'>>(
              {
                disabled: pending,
                onClick: ({ detail, currentTarget }) => {
                  if (isSecondPress(detail)) return;
                  // The fields and the review share one button element, with different labels.
                  currentTarget.form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
                  setReviewing(false);
                },
              },
              slotProps?.back,
            )}
          >
            {text.back}
          </Button>
        ) : undefined
      }
    >
      {reviewing ? (
        <LockReview {...terms} />
      ) : (
        <>
          <AmountField
            {...control('amount', {
              label: text.amount,
              hint: display && <Approximation value={amount} />,
              required: true,
              max: balance,
            })}
          />
          <RadioGroup
            {...mergeProps<RadioGroupProps<string>>(
              {
                label: text.plan,
                look: 'cards',
                options: LOCK_PLANS.map((choice) => ({
                  value: String(choice),
                  label: text.months({ count: monthsOf(choice) }),
                  detail: rateOf(choice),
                })),
                value: String(draft.plan),
                error: problemOf('plan'),
                onValueChange: (value) => {
                  const chosen = LOCK_PLANS.find((choice) => String(choice) === value);
                  if (chosen) change('plan', chosen);
                },
              },
              slotProps?.plan,
            )}
          />
          {needsCode(draft, twoFactor, asksForCode) && (
            <OtpField
              {...control('otp', { label: text.otp, hint: text.otpHint, required: true })}
            />
          )}
          <div aria-live="polite" aria-busy={balance === undefined || profits === null}>
            <LockTerms
              {...terms}
              first={[
                {
                  id: 'balance',
                  label: text.balance,
                  value:
                    balance === undefined ? (
                      <Skeleton />
                    ) : (
                      <ConvertedAmount value={balance} decimals={4} unit />
                    ),
                },
              ]}
            />
          </div>
        </>
      )}
    </Form>
  );
}
