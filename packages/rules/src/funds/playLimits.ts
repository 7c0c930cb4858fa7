import type { Problem } from '../fields';
import type { MicroUsdt } from '../money';

/** Kinds of limits that a player sets. Losses are stakes less payouts; an open bet counts as lost. */
export const LIMIT_KINDS = ['stakes', 'losses'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** Rolling periods of limits, shortest first. */
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** Lengths of the periods, in hours. A month is 30 days. */
export const LIMIT_HOURS: Readonly<Record<LimitPeriod, number>> = {
  day: 24,
  week: 168,
  month: 720,
};

/** Maximum amount of a limit: 1,000 million USDT. */
export const LARGEST_LIMIT: MicroUsdt = 1_000_000_000_000_000n;

/** Limits are in whole cents, like stakes. */
const STEP: MicroUsdt = 10_000n;

export function limitProblem(amount: MicroUsdt): Problem | undefined {
  if (amount < 0n || amount > LARGEST_LIMIT) {
    return { code: 'malformed', params: { detail: 'A limit is from 0 to 1000000000 USDT.' } };
  }
  return amount % STEP === 0n ? undefined : { code: 'stakeTooPrecise', params: { decimals: 2 } };
}
