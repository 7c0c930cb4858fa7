import { LOCK_PLANS, MINIMUM_LOCK, type LockPlan } from '@platform/rules/funds';
import { USDT, type MicroUsdt } from '@platform/rules/money';
import { parseBet, type WingoBet } from '@platform/rules/wingo';
import fc from 'fast-check';
import { SELECTIONS } from '../wingo/selections';

const HIGH = parseBet('high', '');
const LOW = parseBet('low', '');

/** Lock of a strategy. `owner` is the index of the account. */
export interface PlannedLock {
  owner: number;
  plan: LockPlan;
  amount: MicroUsdt;
  /** Month of the strategy in which the lock begins. */
  begins: number;
}

/** Bet of a strategy. All bets of a strategy are on one round. */
export interface PlannedBet {
  player: number;
  bet: WingoBet;
  /** Stake, in multiples of the minimum stake for the Self bonus. */
  parts: bigint;
}

/** Actions of a person who opens any number of accounts. */
export interface Strategy {
  /** Sponsor of each account: an earlier account, or undefined. */
  sponsors: (number | undefined)[];
  locks: PlannedLock[];
  bets: PlannedBet[];
}

/**
 * Two accounts below ten others of the same person. One account always wins the amount that the other
 * loses.
 */
export const TWO_AGAINST_EACH_OTHER: Strategy = {
  sponsors: [undefined, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9],
  locks: [10, 11].map((owner) => ({ owner, plan: 5, amount: 1_000_000n * USDT, begins: 0 })),
  bets: [HIGH, HIGH, LOW, LOW].map((bet, index) => ({
    player: index < 2 ? 10 : 11,
    bet,
    parts: 1n,
  })),
};

/** Returns the accounts above an account, nearest first. */
export function uplineOf(sponsors: Strategy['sponsors'], account: number): number[] {
  const sponsor = sponsors[account];
  return sponsor === undefined ? [] : [sponsor, ...uplineOf(sponsors, sponsor)];
}

/**
 * Generates sponsors: mostly chains, because an attacker who is paid per level creates many levels.
 */
const sponsorsOf = (accounts: number): fc.Arbitrary<Strategy['sponsors']> =>
  fc.tuple(
    fc.constant(undefined),
    ...Array.from({ length: accounts - 1 }, (_, index) => index + 1).map((account) =>
      fc.oneof(
        { weight: 6, arbitrary: fc.constant(account - 1) },
        { weight: 1, arbitrary: fc.option(fc.nat({ max: account - 1 }), { nil: undefined }) },
      ),
    ),
  );

/** Amounts near the thresholds of the ranks, and arbitrary amounts. */
const amounts = fc.oneof(
  fc.bigInt({ min: MINIMUM_LOCK, max: 2_000_000n * USDT }),
  fc.constantFrom(1_000n, 9_999n, 10_000n, 100_000n, 1_000_000n).map((amount) => amount * USDT),
);

const parts = fc.bigInt({ min: 1n, max: 3n });

const single = (player: fc.Arbitrary<number>): fc.Arbitrary<PlannedBet[]> =>
  fc.record({ player, bet: fc.constantFrom(...SELECTIONS), parts }).map((play) => [play]);

/**
 * Generates two high bets of one account and two low bets of another, so that the result does not
 * depend on chance.
 */
const opposites = (account: fc.Arbitrary<number>): fc.Arbitrary<PlannedBet[]> =>
  fc
    .tuple(account, account, parts)
    .map(([one, other, parts]) =>
      [HIGH, HIGH, LOW, LOW].map((bet, index) => ({ player: index < 2 ? one : other, bet, parts })),
    );

export interface StrategySize {
  accounts: number;
  locks: number;
  /** Last month in which a lock may begin. */
  months: number;
}

export const strategies = ({ accounts, locks, months }: StrategySize): fc.Arbitrary<Strategy> =>
  fc.integer({ min: 2, max: accounts }).chain((count) => {
    const account = fc.nat({ max: count - 1 });
    return fc.record({
      sponsors: sponsorsOf(count),
      locks: fc.array(
        fc.record({
          owner: account,
          plan: fc.constantFrom(...LOCK_PLANS),
          amount: amounts,
          begins: fc.nat({ max: months }),
        }),
        { minLength: 1, maxLength: locks },
      ),
      bets: fc
        .array(fc.oneof(single(account), opposites(account)), { minLength: 1, maxLength: 8 })
        .map((plays) => plays.flat()),
    });
  });
