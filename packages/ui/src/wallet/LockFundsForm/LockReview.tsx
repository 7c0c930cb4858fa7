'use client';

import type { lockFundsForm } from '@platform/messages/lockFundsForm';
import { monthsOf, unlocksAt, type LockPlan } from '@platform/rules/funds';
import type { MicroUsdt } from '@platform/rules/money';
import { useEffect, useRef } from 'react';
import { Amount } from '../../data/Amount/Amount';
import { DateTime } from '../../data/DateTime/DateTime';
import { Heading } from '../../primitives/Heading/Heading';
import { Notice } from '../../primitives/Notice/Notice';
import type { TextsOf } from '../../theme/Messages';
import { rich } from '../../theme/rich';
import { LockTerms, type PlanProfits } from './LockTerms';

interface LockReviewProps {
  amount: MicroUsdt;
  plan: LockPlan;
  profits: PlanProfits;
  lockedAt: number;
  text: TextsOf<typeof lockFundsForm>;
}

/** Second step of a lock. Its heading takes the focus, so that Enter confirms nothing. */
export function LockReview({ amount, plan, profits, lockedAt, text }: LockReviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Heading ref={heading} tabIndex={-1} level={3} size="m">
        {text.review}
      </Heading>
      <LockTerms
        first={[
          { id: 'amount', label: text.amount, value: <Amount value={amount} decimals={4} unit /> },
          { id: 'plan', label: text.plan, value: text.months({ count: monthsOf(plan) }) },
        ]}
        amount={amount}
        plan={plan}
        profits={profits}
        lockedAt={lockedAt}
        text={text}
      />
      <Notice tone="warning">
        {rich(text.final, { time: <DateTime value={unlocksAt(lockedAt, plan)} /> })}
      </Notice>
    </>
  );
}
