import { USDT } from '@platform/rules/money';
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { useEarnings } from '../testing/earnings';
import { memberWith } from '../testing/people';
import { RANKS } from './economics';
import { rankOf } from './rankBonus';

const START = 1_000_000n * USDT;

const stage = useEarnings();

describe('ranks', () => {
  /** Has the ranks looked at once more, as on another day. */
  const nextDay = () =>
    stage.db.query(sql`
    insert into income_run (source, kind, day)
    values (${`ranks:${stage.nextKey()}`}, 'ranks', '2000-01-01')`);

  test('are reached by what the team has locked, and each bonus is paid once', async () => {
    const [first, second] = RANKS;
    const leader = await memberWith(stage.db, START);
    const member = await memberWith(stage.db, START, leader);
    const below = await memberWith(stage.db, START, member);
    await stage.lock(below, (first?.team ?? 0n) - 60n * USDT);
    await stage.lock(leader, 5_000n * USDT);
    await stage.pay();
    expect(await rankOf(stage.db, leader)).toBe(0);
    await stage.lock(member, 60n * USDT);
    await nextDay();
    await stage.pay();
    expect(await rankOf(stage.db, leader)).toBe(1);
    expect(await rankOf(stage.db, member)).toBe(0);
    expect(await stage.earned(leader, 'rank')).toBe(first?.bonus);
    await stage.lock(below, second?.team ?? 0n);
    await nextDay();
    await stage.pay();
    expect(await rankOf(stage.db, leader)).toBe(2);
    expect(await stage.earned(leader, 'rank')).toBe((first?.bonus ?? 0n) + (second?.bonus ?? 0n));
    // Two ranks at once: the second member reaches both on the same day.
    expect(await rankOf(stage.db, member)).toBe(2);
    expect(await stage.remarks(member, 'rank')).toEqual(['Rank 2', 'Rank 1']);
  });
});
