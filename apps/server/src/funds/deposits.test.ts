import sql, { type Sql } from 'sql-template-tag';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import type { Database } from '../db/database';
import { balancesOf } from '../ledger/accounts';
import { creditDemo, demoChain } from '../ports/chain/demo';
import { testDatabase, type TestDatabase } from '../testing/database';
import { membersWith } from '../testing/people';
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

/** The database, and the statements that its transactions have sent. */
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

test('as many deposits as there are take as long as one: the next fault may be near', async () => {
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
  // 2 + 3 + ... + 10
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

  // What was found before is found again, and credited once.
  await db.query(sql`update chain_cursor set position = 0`);
  await creditDeposits(db, demoChain(db), NETWORK);
  expect((await balancesOf(db, first)).main).toBe(2n);
});
