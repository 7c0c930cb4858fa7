import type { lockFundsForm } from '@platform/messages/lockFundsForm';
import { lockProfit, monthsAfter, monthsOf, unlocksAt, type LockPlan } from '@platform/rules/funds';
import type { MicroUsdt } from '@platform/rules/money';
import { Amount } from '../../data/Amount/Amount';
import { DateTime } from '../../data/DateTime/DateTime';
import { FactList, type FactItem } from '../../data/FactList/FactList';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import type { TextsOf } from '../../theme/Messages';

/** Yearly profit for each plan, in millionths of the amount; `null` while it loads. */
export type PlanProfits = Readonly<Partial<Record<LockPlan, bigint>>> | null | undefined;

interface LockTermsProps {
  /** Facts above the terms, such as the balance. */
  first: readonly FactItem[];
  amount: MicroUsdt;
  plan: LockPlan;
  profits: PlanProfits;
  /** Start of the lock, epoch ms. */
  lockedAt: number;
  text: TextsOf<typeof lockFundsForm>;
}

/** Terms of a lock: the unlock date, and the payments before that date. */
export function LockTerms({ first, amount, plan, profits, lockedAt, text }: LockTermsProps) {
  const monthly = lockProfit(amount, profits?.[plan] ?? 0n);
  const paid = (value: MicroUsdt) =>
    profits === null ? <Skeleton /> : <Amount value={value} decimals={4} unit />;
  const payments: FactItem[] = [
    { id: 'monthly', label: text.monthly, value: paid(monthly) },
    {
      id: 'firstPaid',
      label: text.firstPaid,
      value: <DateTime value={monthsAfter(lockedAt, 1)} />,
    },
    { id: 'inAll', label: text.inAll, value: paid(monthly * BigInt(monthsOf(plan))) },
  ];
  return (
    <FactList
      facts={[
        ...first,
        {
          id: 'unlock',
          label: text.unlock,
          value: <DateTime value={unlocksAt(lockedAt, plan)} />,
          emphasis: 'strong',
        },
        ...(profits === undefined ? [] : payments),
      ]}
    />
  );
}
