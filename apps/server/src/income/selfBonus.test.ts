import { USDT } from '@platform/rules/money';
import { parseBet } from '@platform/rules/wingo';
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { useEarnings } from '../testing/earnings';
import { today } from '../testing/months';
import { memberWith } from '../testing/people';
import { openRound, reachDraw, rewrite } from '../testing/rounds';

const START = 1_000_000n * USDT;
const HIGH = parseBet('high', '');
const LOW = parseBet('low', '');
const stage = useEarnings();

describe('the Self bonus', () => {
  const LOCKED = 10_000n * USDT;
  const BET = 20n * USDT;

  /** Creates a member whose lock covers all of yesterday. */
  async function holder(): Promise<bigint> {
    const member = await memberWith(stage.db, START);
    await stage.lock(member, LOCKED);
    await stage.lockedAgo(member, { days: 3 });
    return member;
  }

  test('is paid after a day with two bets of 0.2% of the locked funds', async () => {
    const member = await holder();
    await stage.play([{ member, bet: HIGH, stake: BET }], 1);
    const day = await stage.play([{ member, bet: LOW, stake: BET }], 1);
    await stage.pay();
    expect(await stage.earned(member, 'self')).toBe(350_000n);
    expect(await stage.remarks(member, 'self')).toEqual([`Self bonus of ${day}`]);
  });

  test.each<[string, (member: bigint) => Promise<unknown>]>([
    ['one bet, however large', (member) => stage.play([{ member, bet: HIGH, stake: BET * 5n }], 1)],
    [
      'a bet that is a cent too small',
      (member) =>
        stage.play(
          [
            { member, bet: HIGH, stake: BET },
            { member, bet: HIGH, stake: BET - USDT / 100n },
          ],
          1,
        ),
    ],
    [
      'equal opposite bets',
      (member) =>
        stage.play(
          [
            { member, bet: HIGH, stake: BET },
            { member, bet: LOW, stake: BET },
          ],
          1,
        ),
    ],
    [
      'bets of two days',
      async (member) => {
        await stage.play([{ member, bet: HIGH, stake: BET }], 1);
        await stage.play([{ member, bet: HIGH, stake: BET }], 2);
      },
    ],
    [
      'bets of the current day',
      (member) =>
        stage.play([
          { member, bet: HIGH, stake: BET },
          { member, bet: HIGH, stake: BET },
        ]),
    ],
  ])('is not paid for %s', async (_, act) => {
    const member = await holder();
    const day = await today(stage.db);
    await act(member);
    await stage.pay();
    const earned = await stage.earned(member, 'self');
    // Does not apply if midnight has passed in the meantime.
    if ((await today(stage.db)) === day) expect(earned).toBe(0n);
  });

  test('is not paid on funds that were locked during the day', async () => {
    const member = await memberWith(stage.db, START);
    await stage.lock(member, LOCKED);
    await stage.lockedAgo(member, { days: 1 });
    await stage.play(
      [
        { member, bet: HIGH, stake: BET },
        { member, bet: HIGH, stake: BET },
      ],
      1,
    );
    await stage.pay();
    expect(await stage.earned(member, 'self')).toBe(0n);
  });

  test('waits until all rounds of the day are settled', async () => {
    const member = await holder();
    await stage.play(
      [
        { member, bet: HIGH, stake: BET },
        { member, bet: HIGH, stake: BET },
      ],
      1,
    );
    const late = await openRound(stage.db, 2);
    // Moves the round, because its scheduled draw is in an hour, perhaps tomorrow.
    await reachDraw(stage.db, late);
    const moved = sql`
      update wingo_round set opens_at = opens_at - interval '1 day',
        closes_at = closes_at - interval '1 day', draws_at = draws_at - interval '1 day'
      where id = ${late}`;
    await rewrite(stage.db, moved);
    await stage.pay();
    expect(await stage.earned(member, 'self')).toBe(0n);
    await stage.finish(late);
    await stage.pay();
    expect(await stage.earned(member, 'self')).toBe(350_000n);
  });
});
