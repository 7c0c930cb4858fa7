import { monthsOf } from '@platform/rules/funds';
import { USDT, type MicroUsdt } from '@platform/rules/money';
import { DIGITS, feeOf, payout } from '@platform/rules/wingo';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  strategies,
  TWO_AGAINST_EACH_OTHER,
  uplineOf,
  type PlannedLock,
  type Strategy,
} from '../testing/strategy';
import { atRisk } from './atRisk';
import { BOUNDS, MILLION, RANKS, SELF_BONUS, TEAM_LEVELS } from './economics';
import {
  levelsOn,
  lockerProfitOn,
  rankFor,
  rebateOn,
  selfBonusOn,
  sharesOf,
  type LockShare,
} from './shares';

// One person may open any number of accounts with any locks and bets, including opposite ones. The
// payments to all of them together stay within the bounds.

const CENT = USDT / 100n;
const LONGEST_MONTH = 31n;

const sum = (amounts: readonly MicroUsdt[]) => amounts.reduce((total, next) => total + next, 0n);

const runsIn = (month: number) => (lock: PlannedLock) =>
  lock.begins < month && month <= lock.begins + monthsOf(lock.plan);

function sharesIn(month: number, { sponsors, locks }: Strategy, lock: PlannedLock): LockShare[] {
  const running = locks.filter(runsIn(month));
  const teamOf = (account: number) =>
    sum(
      running
        .filter(({ owner }) => uplineOf(sponsors, owner).slice(0, TEAM_LEVELS).includes(account))
        .map(({ amount }) => amount),
    );
  const upline = uplineOf(sponsors, lock.owner);
  return sharesOf(
    lock.amount,
    upline.map((account) => ({ member: BigInt(account), team: teamOf(account) })),
  );
}

test('(B5) a lock never costs more than its bound for the elapsed time', () => {
  fc.assert(
    fc.property(strategies({ accounts: 45, locks: 6, months: 6 }), (strategy) => {
      for (const lock of strategy.locks) {
        let paid = 0n;
        for (let month = 1; month <= monthsOf(lock.plan); month += 1) {
          const shares = sharesIn(lock.begins + month, strategy, lock);
          const selfBonus = selfBonusOn(lock.amount) * LONGEST_MONTH;
          paid += sum(shares.map(({ amount }) => amount));
          paid += lockerProfitOn(lock.amount, lock.plan) + selfBonus;
          const passed = lock.amount * BigInt(month);
          expect(paid * MILLION * 12n).toBeLessThanOrEqual(passed * BOUNDS.lockPerYear);
        }
      }
    }),
  );
});

const leaders = fc.array(
  fc.bigInt({ min: 0n, max: 2_000_000n * USDT }).map((team) => ({ member: 0n, team })),
  { maxLength: 45 },
);

test('(B5) all ranks in ten levels together earn the share of the highest rank', () => {
  const amount = 12_000_000n * USDT;
  fc.assert(
    fc.property(leaders, (upline) => {
      const shares = sharesOf(amount, upline).filter(({ kind }) => kind === 'rank');
      const highest = Math.max(0, ...upline.slice(0, 10).map(({ team }) => rankFor(team)));
      const worth = RANKS[highest - 1]?.perYear ?? 0n;
      expect(sum(shares.map((share) => share.amount))).toBe(worth * USDT);
    }),
  );
});

test('(B5) members above the tenth level earn nothing from a lock', () => {
  const rich = { member: 1n, team: 1_000_000n * USDT };
  const poor = Array.from({ length: 10 }, () => ({ member: 0n, team: 0n }));
  expect(sharesOf(USDT * 1_200n, [...poor, rich]).map(({ member }) => member)).toEqual([0n]);
  expect(sharesOf(USDT * 1_200n, [...poor.slice(1), rich]).map(({ member }) => member)).toEqual([
    0n,
    1n,
  ]);
});

function dayOf({ sponsors, locks, bets }: Strategy, account: number) {
  const held = sum(locks.filter(({ owner }) => owner === account).map(({ amount }) => amount));
  // Minimum stake in cents, rounded up.
  const smallest = (held * SELF_BONUS.stake + MILLION * CENT - 1n) / (MILLION * CENT) || 1n;
  const own = bets
    .filter(({ player }) => player === account)
    .map(({ bet, parts }) => ({ bet, stake: smallest * parts * CENT }));
  const risk = atRisk(own);
  const counted =
    BigInt(own.length) < risk / (smallest * CENT) ? own.length : risk / (smallest * CENT);
  const selfBonus = counted >= SELF_BONUS.bets ? selfBonusOn(held) : 0n;
  const levels = levelsOn(risk).slice(0, uplineOf(sponsors, account).length);
  return { held, bets: own, selfBonus, bonuses: rebateOn(risk) + sum(levels) + selfBonus };
}

test('(B5) bets never earn more than they cost, even on opposite outcomes', () => {
  fc.assert(
    fc.property(strategies({ accounts: 15, locks: 6, months: 0 }), (strategy) => {
      const days = strategy.sponsors.map((_, account) => dayOf(strategy, account));
      const bets = days.flatMap((day) => day.bets);
      const staked = sum(bets.map(({ stake }) => stake));
      const bonuses = sum(days.map((day) => day.bonuses));
      for (const { held, selfBonus } of days) {
        expect(selfBonus * MILLION).toBeLessThanOrEqual(held * BOUNDS.day);
      }
      expect(bonuses * MILLION).toBeLessThanOrEqual(staked * BOUNDS.bet);
      expect(bonuses).toBeLessThan(sum(bets.map(({ stake }) => feeOf(stake))));
      // All digits are equally likely. On average, no combination of bets returns its stakes.
      const payouts = sum(
        DIGITS.flatMap((digit) => bets.map(({ bet, stake }) => payout(bet, stake, digit))),
      );
      expect(payouts + 10n * bonuses).toBeLessThan(10n * staked);
    }),
    { examples: [[TWO_AGAINST_EACH_OTHER]] },
  );
});
