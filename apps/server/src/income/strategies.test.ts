import { monthsOf, type IncomeKind } from '@platform/rules/funds';
import { USDT, type MicroUsdt } from '@platform/rules/money';
import { feeOf } from '@platform/rules/wingo';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useEarnings, type Play } from '../testing/earnings';
import { memberWith } from '../testing/people';
import { strategies, TWO_AGAINST_EACH_OTHER, uplineOf, type Strategy } from '../testing/strategy';
import { BOUNDS, MILLION, SELF_BONUS, TEAM_LEVELS } from './economics';
import { lockerProfitOn, sharesOf } from './shares';

// Compares the jobs with the rules on random trees, locks and bets. `bounds.test.ts` proves without
// a database that the rules stay within their bounds.

const START = 100_000_000n * USDT;
const CENT = USDT / 100n;
/** Length of the shortest plan in months, so that some locks end. */
const MONTHS = 3;

const stage = useEarnings();

const sum = (amounts: readonly MicroUsdt[]) => amounts.reduce((total, next) => total + next, 0n);

async function signUp({ sponsors }: Strategy): Promise<bigint[]> {
  const members: bigint[] = [];
  for (const sponsor of sponsors) {
    members.push(
      await memberWith(stage.db, START, sponsor === undefined ? undefined : members[sponsor]),
    );
  }
  return members;
}

function expectedOnLocks({ sponsors, locks }: Strategy, account: number, months: number) {
  const running = (month: number) => locks.filter(({ plan }) => month <= monthsOf(plan));
  const isBelow = (leader: number, owner: number) =>
    uplineOf(sponsors, owner).slice(0, TEAM_LEVELS).includes(leader);
  let [locker, above] = [0n, 0n];
  for (let month = 1; month <= months; month += 1) {
    const teamOf = (leader: number) =>
      sum(running(month).flatMap(({ owner, amount }) => (isBelow(leader, owner) ? amount : [])));
    for (const { owner, plan, amount } of running(month)) {
      if (owner === account) locker += lockerProfitOn(amount, plan);
      const upline = uplineOf(sponsors, owner);
      const leaders = upline.map((leader) => ({ member: BigInt(leader), team: teamOf(leader) }));
      const own = sharesOf(amount, leaders).filter(({ member }) => member === BigInt(account));
      above += sum(own.map((share) => share.amount));
    }
  }
  return { locker, above };
}

const earned = async (members: readonly bigint[], ...kinds: IncomeKind[]) =>
  sum(
    await Promise.all(members.flatMap((member) => kinds.map((kind) => stage.earned(member, kind)))),
  );

/** Returns the bets of a strategy. The smallest bet of an account just earns its Self bonus. */
function playsOf({ locks, bets }: Strategy, members: readonly bigint[]): Play[] {
  return bets.map(({ player, bet, parts }) => {
    const held = sum(locks.flatMap(({ owner, amount }) => (owner === player ? amount : [])));
    const smallest = (held * SELF_BONUS.stake + MILLION * CENT - 1n) / (MILLION * CENT) || 1n;
    return { member: members[player] ?? 0n, bet, stake: smallest * parts * CENT };
  });
}

test('(B5) on random trees, locks pay according to the rules, and bets pay less than their fee', async () => {
  let selfBonuses = 0n;
  await fc.assert(
    fc.asyncProperty(strategies({ accounts: 13, locks: 4, months: 0 }), async (strategy) => {
      const members = await signUp(strategy);
      for (const { owner, plan, amount } of strategy.locks) {
        await stage.lock(members[owner] ?? 0n, amount, plan);
      }
      await stage.payOnce();
      for (let month = 1; month <= MONTHS; month += 1) {
        // Advances one month at a time, so that locks with the same end date end together.
        for (const member of members) await stage.lockedAgo(member, { months: 1 });
        // The month before the shortest locks end.
        if (month === MONTHS - 1) selfBonuses += await playADay(strategy, members);
        await stage.payOnce();
      }
      for (const [account, member] of members.entries()) {
        const { locker, above } = expectedOnLocks(strategy, account, MONTHS);
        expect(await stage.earned(member, 'locker')).toBe(locker);
        expect(await earned([member], 'direct', 'rank')).toBe(above);
      }
      const locked = sum(strategy.locks.map(({ amount }) => amount));
      const paid = await earned(members, 'locker', 'direct', 'rank');
      expect(paid * MILLION * 12n).toBeLessThanOrEqual(
        locked * BigInt(MONTHS) * BOUNDS.lockPerYear,
      );
    }),
    { numRuns: 5, examples: [[TWO_AGAINST_EACH_OTHER]] },
  );
  expect(selfBonuses).toBeGreaterThan(0n);
});

/** Returns the sum of the Self bonuses. */
async function playADay(strategy: Strategy, members: readonly bigint[]): Promise<MicroUsdt> {
  const plays = playsOf(strategy, members);
  const kinds = ['rebate', 'level', 'self'] as const;
  await stage.play(plays, 1);
  await stage.dayPasses();
  // A day is paid only after its rounds.
  for (let look = 0; look < 2; look += 1) await stage.payOnce();
  const bonuses = await earned(members, ...kinds);
  const staked = sum(plays.map(({ stake }) => stake));
  expect(bonuses * MILLION).toBeLessThanOrEqual(staked * BOUNDS.bet);
  expect(bonuses).toBeLessThan(sum(plays.map(({ stake }) => feeOf(stake))));
  return earned(members, 'self');
}
