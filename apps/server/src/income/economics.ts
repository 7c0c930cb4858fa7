import type { LockPlan } from '@platform/rules/funds';
import { USDT, type MicroUsdt } from '@platform/rules/money';

/**
 * The reference economics: every figure that says who earns what. The specification names two of
 * them, the 2% fee (in `@platform/rules`) and the two daily bets of 0.2% that the Self bonus takes;
 * all others are ours, chosen so that what players bring pays for what they are given. An operator
 * changes them here; the tests of this folder say which bounds must hold.
 *
 * Rates are in millionths: 1,000 is 0.1%.
 */
export const MILLION = 1_000_000n;

/**
 * Paid on the turnover of settled rounds, out of its 2% fee. All together they are 1.05%, about half
 * of the fee: the rest runs the platform and pays the Self bonus.
 */
export const TURNOVER = {
  /** Trade profit, the dashboard's Rebate: to the player, once a day. */
  rebate: 1_000n,
  /** Trade level income: to the sponsor, the sponsor's sponsor, and so on, ten levels up; as soon as the round is settled. */
  levels: [3_000n, 2_000n, 1_000n, 500n, 500n, 500n, 500n, 500n, 500n, 500n],
} as const;

/**
 * The Self bonus, for a day on which a member has placed two bets of 0.2% of their locked funds (the
 * specification, section 2). Those two bets bring a fee of 0.008% of the locked funds, of which
 * commissions take 0.0042% at most: what is left is more than the bonus.
 */
export const SELF_BONUS = {
  /** How many bets it takes. */
  bets: 2,
  /** Least stake of each bet, as a part of the locked funds. */
  stake: 2_000n,
  /** Bonus a day, as a part of the locked funds: 0.0035%. */
  rate: 35n,
} as const;

/**
 * Refer income, the dashboard's Direct bonus: 1% a year of what a member has locked, to their sponsor,
 * by the month.
 */
export const DIRECT_PER_YEAR = 10_000n;

/**
 * Locker profit: to the owner of locked funds, by the month. 2% a year for the shortest plan, and one
 * percent more for each longer one.
 */
export const LOCKER_PER_YEAR: Readonly<Record<LockPlan, bigint>> = {
  1: 20_000n,
  2: 30_000n,
  3: 40_000n,
  4: 50_000n,
  5: 60_000n,
};

/** How many levels above its owner a lock counts for, in ranks and in what they are paid. */
export const TEAM_LEVELS = 10;

/** A rank: held while a member's team has locked so much. */
export interface Rank {
  /** What the ten levels below the member have locked. */
  team: MicroUsdt;
  /** The share of every lock in the team that this rank and all below it are paid, a year. */
  perYear: bigint;
}

/**
 * Ranks 1, 2, 3 and so on. What a lock pays to ranks is the share of the highest of them, however
 * many hold one: each is paid what its share is above the highest between the owner and itself.
 */
export const RANKS: readonly Rank[] = [
  { team: 1_000n * USDT, perYear: 1_250n },
  { team: 10_000n * USDT, perYear: 2_500n },
  { team: 100_000n * USDT, perYear: 3_750n },
  { team: 1_000_000n * USDT, perYear: 5_000n },
];

/**
 * The most that the rules above pay, whatever members do: how many accounts they open and under
 * whom, what they lock and when, what they bet on. The tests of this folder hold every change to it.
 */
export const BOUNDS = {
  /**
   * Of an amount, for each year that it has been locked: Locker profit, Direct bonus, Rank bonus and
   * Self bonus together. Nothing is paid before its month or day is over.
   */
  lockPerYear: 90_000n,
  /** Of a stake: rebate, level income and the Self bonus together. The fee is 20,000. */
  bet: 19_250n,
  /** Self bonus of one day, as a part of the locked funds. */
  day: 35n,
} as const;
