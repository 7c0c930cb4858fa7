import type { LockPlan } from '@platform/rules/funds';
import { USDT, type MicroUsdt } from '@platform/rules/money';

/**
 * Reference economics: all rates of income, in millionths (1,000 is 0.1%). The specification
 * defines only the 2% fee (in `@platform/rules`) and the two daily bets of 0.2% for the Self bonus.
 * All other rates are our choice, so that the income from players covers their bonuses.
 *
 * Operators change the rates here and in `income_rates.sql`, which the database uses. The tests of
 * this folder compare both, and check the bounds.
 */
export const MILLION = 1_000_000n;

/**
 * Commissions on the turnover of settled rounds: 1.05% in total, about half of the 2% fee. The rest
 * covers the costs of the platform and the Self bonus.
 */
export const TURNOVER = {
  /** Trade profit, shown as Rebate: paid to the player once a day. */
  rebate: 1_000n,
  /**
   * Trade level income: paid to ten levels of sponsors above the player, nearest first, once the
   * round is settled.
   */
  levels: [3_000n, 2_000n, 1_000n, 500n, 500n, 500n, 500n, 500n, 500n, 500n],
} as const;

/**
 * Part of a stake on Dice, Mines or Plinko that counts as turnover: 40%. A Self bonus therefore needs
 * bets of 0.5% of the locked funds. The smallest edge of these games, 0.839%, exceeds 40% of all
 * bonuses on a stake (`BOUNDS.bet`).
 */
export const ORIGINALS_PART = 400_000n;

/**
 * Self bonus, for a day with two bets of 0.2% of the member's locked funds (specification, section
 * 2). The two bets earn a fee of 0.008% of the locked funds. Commissions take at most 0.0042%. The
 * remainder exceeds the bonus.
 */
export const SELF_BONUS = {
  bets: 2,
  /** Minimum stake of each bet, as a fraction of the locked funds. */
  stake: 2_000n,
  /** Bonus per day, as a fraction of the locked funds: 0.0035%. */
  rate: 35n,
} as const;

/**
 * Refer income, shown as Direct bonus: 1% a year of a member's locked funds, paid monthly to the
 * sponsor.
 */
export const DIRECT_PER_YEAR = 10_000n;

/**
 * Locker profit, paid monthly to the owner of locked funds. The shortest plan pays 2% a year, each
 * longer plan one percentage point more.
 */
export const LOCKER_PER_YEAR: Readonly<Record<LockPlan, bigint>> = {
  1: 20_000n,
  2: 30_000n,
  3: 40_000n,
  4: 50_000n,
  5: 60_000n,
};

/**
 * Number of levels above a lock's owner at which the lock counts towards ranks and their bonuses.
 */
export const TEAM_LEVELS = 10;

export interface Rank {
  /** Minimum locked funds in the ten levels below the member. */
  team: MicroUsdt;
  /** Yearly rate on every lock in the team, for this rank and all lower ranks together. */
  perYear: bigint;
}

/**
 * Ranks in ascending order, from 1. A lock pays the rate of the highest rank above its owner, even
 * if several leaders have a rank. Each leader gets the difference between their rate and the
 * highest rate below them.
 */
export const RANKS: readonly Rank[] = [
  { team: 1_000n * USDT, perYear: 1_250n },
  { team: 10_000n * USDT, perYear: 2_500n },
  { team: 100_000n * USDT, perYear: 3_750n },
  { team: 1_000_000n * USDT, perYear: 5_000n },
];

/**
 * Upper bounds of all payments, regardless of the number of accounts, sponsors, locks and bets. The
 * tests of this folder check every change to the rates against them.
 */
export const BOUNDS = {
  /**
   * Fraction of a locked amount per year: Locker profit, Direct bonus, Rank bonus and Self bonus
   * together. Each of these is paid only after its month or day.
   */
  lockPerYear: 90_000n,
  /** Fraction of a stake: rebate, level income and Self bonus together. The fee is 20,000. */
  bet: 19_250n,
  /** Self bonus per day, as a fraction of the locked funds. */
  day: 35n,
} as const;
