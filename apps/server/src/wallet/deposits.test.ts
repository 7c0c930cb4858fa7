import sql, { type Sql } from 'sql-template-tag';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Database } from '../db/database';
import { balancesOf, holdAccount } from '../ledger/accounts';
import { creditDemo, demoChain } from '../ports/chain/demo';
import { testDatabase, type TestDatabase } from '../testing/database';
import { membersWith } from '../testing/people';
import { TIMERS_STOPPED } from '../testing/timers';
import { depositAddresses } from './addresses';
import { creditDeposits } from './deposits';

const NETWORK = 'USDT-BEP20';

let database: TestDatabase;
let db: Database;
beforeEach(async () => {
  database = await testDatabase(inject('postgresUrl'));
  db = database.db;
});
afterEach(() => database.drop());

function counting(): { db: Database; sent: string[] } {
  const sent: string[] = [];
  const transaction: Database['transaction'] = (work) =>
    db.transaction((tx) =>
      work({
        ...tx,
        query: <Row extends object>(statement: Sql, name?: string) => {
          sent.push(statement.text);
          return tx.query<Row>(statement, name);
        },
      }),
    );
  return { db: { ...db, transaction }, sent };
}

/** Sends each member this many deposits of 2, 3, ... micro-USDT. */
async function deposit(members: readonly bigint[], times: number): Promise<void> {
  for (const member of members) {
    const addresses = await depositAddresses(db, demoChain(db), member);
    const { address = '' } = addresses.find(({ network }) => network === NETWORK) ?? {};
    for (let n = 0; n < times; n += 1) {
      await creditDemo(db, NETWORK, address, BigInt(n + 2), `${member} ${n}`);
    }
  }
}

test('credits many deposits with as many statements as a single deposit', async () => {
  const members = await membersWith(db, 5, 0n);
  const [first = 0n] = members;
  const one = counting();
  await deposit([first], 1);
  await creditDeposits(one.db, demoChain(db), NETWORK);
  expect((await balancesOf(db, first)).main).toBe(2n);

  const many = counting();
  await deposit(members.slice(1), 9);
  await creditDeposits(many.db, demoChain(db), NETWORK);
  const balances = await Promise.all(members.slice(1).map((member) => balancesOf(db, member)));
  // The balance is 2 + 3 + ... + 10.
  expect(balances.map(({ main }) => main)).toEqual([54n, 54n, 54n, 54n]);
  expect(many.sent).toHaveLength(one.sent.length);
  const rows = await db.query<{ amounts: string[]; member: bigint }>(sql`
    select member_id as member, array_agg(deposit.amount order by deposit.id) as amounts
    from deposit join transfer using (id)
    where key = 'deposit:' || network || ':' || transaction_hash || ':' || log_index
    group by member_id`);
  const amounts = new Map(rows.map((row) => [row.member, row.amounts.map(BigInt)]));
  for (const member of members.slice(1)) {
    expect(amounts.get(member)).toEqual([2n, 3n, 4n, 5n, 6n, 7n, 8n, 9n, 10n]);
  }

  // Deposits that are found again are not credited twice.
  await db.query(sql`update chain_cursor set position = 0`);
  await creditDeposits(db, demoChain(db), NETWORK);
  expect((await balancesOf(db, first)).main).toBe(2n);
});

describe('a deposit that cannot be credited now', () => {
  const chain = () => demoChain(db);
  const mainOf = async (member: bigint) => (await balancesOf(db, member)).main;
  const position = () => db.query(sql`select position from chain_cursor where position > 0`);

  test('does not delay other deposits if another transaction locks its account, even on two servers', async ({
    skip,
  }) => {
    skip(TIMERS_STOPPED);
    const [held = 0n, free = 0n] = await membersWith(db, 2, 0n);
    await deposit([held, free], 2);
    await db.transaction(async (tx) => {
      await holdAccount(tx, held);
      for (let search = 0; search < 2; search += 1) {
        const searches = [1, 2].map(() => creditDeposits(db, chain(), NETWORK));
        const reason = expect.objectContaining({
          message: expect.stringContaining('lock timeout') as string,
        }) as unknown;
        const both = await Promise.allSettled(searches);
        expect(both).toEqual([1, 2].map(() => ({ status: 'rejected', reason })));
        expect([await mainOf(held), await mainOf(free)]).toEqual([0n, 5n]);
      }
      expect(await position()).toEqual([]);
    });
    await creditDeposits(db, chain(), NETWORK);
    expect([await mainOf(held), await mainOf(free)]).toEqual([5n, 5n]);
    expect(await position()).toHaveLength(1);
  });

  test('is reported and does not delay other deposits if the ledger refuses it', async () => {
    const [rich = 0n, other = 0n] = await membersWith(db, 2, 0n);
    const most = 2n ** 63n - 1n;
    for (const seed of ['first', 'second']) {
      const addresses = await depositAddresses(db, chain(), rich);
      const { address = '' } = addresses.find(({ network }) => network === NETWORK) ?? {};
      await creditDemo(db, NETWORK, address, most - 100n, seed);
    }
    await deposit([other], 1);
    await expect(creditDeposits(db, chain(), NETWORK)).rejects.toThrow(
      /^The deposit deposit:USDT-BEP20:0x[0-9a-f]{64}:0 was not credited: .*out of range/,
    );
    expect([await mainOf(rich), await mainOf(other)]).toEqual([most - 100n, 2n]);
  });
});
