import { USDT } from '@platform/rules/money';
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { platformBalance } from '../ledger/audit';
import { useEarnings } from '../testing/earnings';
import { memberWith } from '../testing/people';
import { BOUNDS, MILLION } from './economics';
import { rankOf } from './lockBonus';

const START = 1_000_000n * USDT;

const stage = useEarnings();

/** Creates a line of members, each the sponsor of the next. */
async function line(length: number): Promise<bigint[]> {
  const members = [await memberWith(stage.db, START)];
  while (members.length < length) {
    members.push(await memberWith(stage.db, START, members.at(-1)));
  }
  return members;
}

describe('(B5) bonuses of a lock for the upline of its owner', () => {
  test('the sponsor earns 1% a year, paid at the end of each month', async () => {
    const [sponsor = 0n, owner = 0n] = await line(2);
    await stage.lock(owner, 600n * USDT, 1);
    await stage.pay();
    expect(await stage.earned(sponsor, 'direct')).toBe(0n);
    await stage.lockedAgo(owner, { months: 1 });
    await stage.pay();
    expect(await stage.earned(sponsor, 'direct')).toBe(USDT / 2n);
    await stage.lockedAgo(owner, { months: 40 });
    await stage.pay();
    expect(await stage.earned(sponsor, 'direct')).toBe((3n * USDT) / 2n);
    expect(await stage.earned(owner, 'direct')).toBe(0n);
    expect((await stage.remarks(sponsor, 'direct'))[0]).toMatch(
      /^[A-Z0-9]+: month 3 of 3 on 600 USDT$/,
    );
  });

  test('a rank requires locks in the ten levels below, and is paid monthly', async () => {
    const [top = 0n, leader = 0n, ...below] = await line(13);
    const owner = below.at(-2) ?? 0n;
    const tooDeep = below.at(-1) ?? 0n;
    await stage.lock(tooDeep, 1_000_000n * USDT, 1);
    await stage.pay();
    expect(await rankOf(stage.db, leader)).toBe(0);
    await stage.lock(owner, 12_000n * USDT, 1);
    await stage.pay();
    expect(await rankOf(stage.db, leader)).toBe(2);
    expect(await rankOf(stage.db, top)).toBe(0);
    await stage.lockedAgo(owner, { months: 1 });
    await stage.pay();
    // The lock gives all leaders the highest rank, but only the nearest leader is paid.
    const ranks = await Promise.all([...below, leader].map((one) => stage.earned(one, 'rank')));
    expect(ranks.filter((amount) => amount > 0n)).toEqual([5n * USDT]);
    expect(await stage.remarks(below.at(-3) ?? 0n, 'rank')).toEqual([
      'Rank 4: month 1 of 3 on 12000 USDT',
    ]);
    await stage.lockedAgo(owner, { months: 2 });
    await stage.pay();
    expect(await rankOf(stage.db, leader)).toBe(0);
  });

  test('40 chained sign-ups with one lock of 100,000 USDT earn as much as one account', async () => {
    const LOCKED = 100_000n * USDT;
    const chain = await line(41);
    const owner = chain.at(-1) ?? 0n;
    const before = await platformBalance(stage.db, 'bonuses');
    const cost = async () => before - (await platformBalance(stage.db, 'bonuses'));
    await stage.lock(owner, LOCKED, 1);
    await stage.pay();
    expect(await cost()).toBe(0n);
    for (let month = 1n; month <= 3n; month += 1n) {
      await stage.lockedAgo(owner, { months: 1 });
      await stage.pay();
      expect(await cost()).toBeLessThanOrEqual(
        (LOCKED * BOUNDS.lockPerYear * month) / (MILLION * 12n),
      );
    }
    // Per year: 2% Locker profit, 1% Direct bonus and 0.375% for the third rank. Earlier rules paid
    // 11,350 USDT in advance.
    const paid = (33_750n * LOCKED) / (MILLION * 4n);
    // Each of three shares is rounded down in each of three months.
    expect(paid - (await cost())).toBeLessThan(9n);
    await stage.lockedAgo(owner, { months: 12 });
    await stage.pay();
    expect(await cost()).toBeLessThanOrEqual(paid);
    expect(await rankOf(stage.db, chain.at(-2) ?? 0n)).toBe(0);
  });

  test('a sign-up writes at most 100 rows, regardless of the length of its chain of sponsors', async () => {
    await stage.db.query(sql`
      insert into member (id, code, email, name, phone, password_hash, sponsor_id)
      overriding system value
      select n, n, n, '', '', '', case when n > 1000 then n - 1 end
      from generate_series(1000, 1150) as n`);
    const rows = await stage.db.query<{ depth: number }>(sql`
      select max(depth) as depth, count(*)::int as above from team where descendant_id = 1150`);
    expect(rows).toEqual([{ depth: 100, above: 100 }]);
  });

  test('a server of the previous release cannot pay ranks by the former rule', async () => {
    await stage.db.query(sql`
      insert into income_run (source, kind, day) values ('ranks:2026-11-20', 'ranks', '2026-11-20')
      on conflict do nothing`);
    expect(await stage.db.query(sql`select from income_run where kind = 'ranks'`)).toEqual([]);
  });
});
