import { multiply, USDT, type MicroUsdt } from '@platform/rules/money';
import { feeOf, parseBet } from '@platform/rules/wingo';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Database } from '../db/database';
import { payIncome } from '../jobs/payIncome';
import { platformBalance } from '../ledger/audit';
import { useEarnings } from '../testing/earnings';
import { today } from '../testing/months';
import { memberWith } from '../testing/people';
import { voidRound } from '../draw/drawRounds';
import { SELECTIONS } from '../wingo/selections';
import { atRisk } from './atRisk';
import { MILLION, TURNOVER } from './economics';

const START = 1_000_000n * USDT;
const HIGH = parseBet('high', '');
const LOW = parseBet('low', '');

const stage = useEarnings();

describe('commissions', () => {
  const sum = (amounts: readonly MicroUsdt[]) => amounts.reduce((total, next) => total + next, 0n);
  const part = (amount: MicroUsdt, rate: bigint) =>
    multiply(amount, { numerator: rate, denominator: MILLION }, 'down');

  /** Creates a line of members, each the sponsor of the next. */
  async function line(length: number): Promise<bigint[]> {
    const members: bigint[] = [];
    for (let count = 0; count < length; count += 1) {
      members.push(await memberWith(stage.db, START, members.at(-1)));
    }
    return members;
  }

  test('are paid to ten levels immediately, but not to the player before the day ends', async () => {
    const members = await line(12);
    const player = members.at(-1) ?? 0n;
    const day = await stage.play([{ member: player, bet: HIGH, stake: 100n * USDT }]);
    await stage.pay();
    const levels = await Promise.all(
      members
        .slice(0, -1)
        .toReversed()
        .map((member) => stage.earned(member, 'level')),
    );
    expect(levels).toEqual([...TURNOVER.levels.map((rate) => part(100n * USDT, rate)), 0n]);
    const rebate = await stage.earned(player, 'rebate');
    // Does not apply if midnight has passed in the meantime.
    if ((await today(stage.db)) === day) expect(rebate).toBe(0n);
  });

  test('are paid to the player as a rebate after the end of the day', async () => {
    const [player = 0n] = await line(1);
    await stage.play([{ member: player, bet: HIGH, stake: 100n * USDT }]);
    const day = await stage.dayPasses();
    await stage.pay();
    expect(await stage.earned(player, 'rebate')).toBe(part(100n * USDT, TURNOVER.rebate));
    await stage.pay();
    expect(await stage.remarks(player, 'rebate')).toEqual([`On your bets of ${day}`]);
  });

  test('are not paid on equal opposite bets of a round', async () => {
    const [sponsor = 0n, player = 0n] = await line(2);
    await stage.play([
      { member: player, bet: HIGH, stake: 500n * USDT },
      { member: player, bet: LOW, stake: 500n * USDT },
    ]);
    await stage.pay();
    expect(await stage.earned(player, 'rebate')).toBe(0n);
    expect(await stage.earned(sponsor, 'level')).toBe(0n);
  });

  test('are not paid on a voided round', async () => {
    const [sponsor = 0n, player = 0n] = await line(2);
    const round = await stage.place([{ member: player, bet: HIGH, stake: 500n * USDT }]);
    await voidRound(stage.db, round, 'seed-lost');
    await stage.settle();
    await stage.pay();
    expect(await stage.earned(sponsor, 'level')).toBe(0n);
  });

  test('are exact shares of the fees on random rounds, below the 2% fee', async () => {
    // A line of four, a fifth member below the second, and a sixth below the fifth.
    const members = await line(4);
    const sponsors = new Map(members.slice(1).map((member, index) => [member, members[index]]));
    for (const sponsor of [1, 4]) {
      const member = await memberWith(stage.db, START, members[sponsor]);
      sponsors.set(member, members[sponsor]);
      members.push(member);
    }
    const uplineOf = (member: bigint): bigint[] => {
      const sponsor = sponsors.get(member);
      return sponsor === undefined ? [] : [sponsor, ...uplineOf(sponsor)];
    };
    const plays = fc.array(
      fc.record({
        member: fc.constantFrom(...members),
        bet: fc.constantFrom(...SELECTIONS),
        stake: fc.bigInt({ min: 1n, max: 9_999n }).map((cents) => cents * (USDT / 100n)),
      }),
      { minLength: 1, maxLength: 25 },
    );
    const allEarned = () =>
      Promise.all(
        members.map(async (member) => ({
          rebate: await stage.earned(member, 'rebate'),
          level: await stage.earned(member, 'level'),
        })),
      );
    await fc.assert(
      fc.asyncProperty(plays, async (some) => {
        const before = await allEarned();
        await stage.play(some);
        const budget = await platformBalance(stage.db, 'bonuses');
        await stage.pay();
        await stage.dayPasses();
        await stage.pay();
        const after = await allEarned();
        const risks = members.map((member) => ({
          member,
          risk: atRisk(some.filter((one) => one.member === member)),
        }));
        const expected = members.map((member, index) => ({
          rebate: (before[index]?.rebate ?? 0n) + part(risks[index]?.risk ?? 0n, TURNOVER.rebate),
          level:
            (before[index]?.level ?? 0n) +
            sum(
              risks.map(({ member: player, risk }) =>
                part(risk, TURNOVER.levels[uplineOf(player).indexOf(member)] ?? 0n),
              ),
            ),
        }));
        expect(after).toEqual(expected);
        const paid = budget - (await platformBalance(stage.db, 'bonuses'));
        const total = (rows: typeof after) =>
          sum(rows.flatMap(({ rebate, level }) => [rebate, level]));
        expect(paid).toBe(total(after) - total(before));
        expect(paid).toBeLessThan(sum(some.map(({ stake }) => feeOf(stake))));
      }),
      { numRuns: 10 },
    );
  });

  test('are paid once to each member, even if a crash interrupts the payment', async () => {
    const [sponsor = 0n, player = 0n] = await line(2);
    await stage.play([{ member: player, bet: HIGH, stake: 100n * USDT }]);
    const breaking: Database = {
      ...stage.db,
      query: (statement, name) =>
        stage.db.transaction(async (tx) => {
          const rows = await tx.query<never>(statement, name);
          if (statement.text.includes('pay_income_run')) throw new Error('connection lost');
          return rows;
        }),
    };
    const lost: unknown[] = [];
    await payIncome(breaking, (error) => lost.push(error));
    expect(lost).toContainEqual(new Error('connection lost'));
    expect(await stage.earned(sponsor, 'level')).toBe(0n);
    await stage.pay();
    expect(await stage.earned(sponsor, 'level')).toBe(part(100n * USDT, 3_000n));
    expect(await stage.remarks(sponsor, 'level')).toHaveLength(1);
  });
});
