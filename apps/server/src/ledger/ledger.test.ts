import { USDT } from '@platform/rules/money';
import sql, { raw } from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../testing/database';
import { memberWith, membersWith } from '../testing/people';
import { accountOf, balancesOf, platformAccount } from './accounts';
import { auditLedger, platformBalance } from './audit';
import { transfer } from '../testing/transfer';

let database: TestDatabase;
let key = 0;
const nextKey = () => `test:${(key += 1)}`;

beforeAll(async () => {
  database = await testDatabase(inject('postgresUrl'));
});
afterAll(async () => {
  const audit = await auditLedger(database.db);
  await database.drop();
  expect(audit).toEqual({ sum: 0n, astray: [], unbalanced: [] });
});

/** Inserts postings `[account, amount]` in one statement, without the ledger's functions. */
async function post(...postings: [bigint, bigint][]) {
  const [row] = await database.db.query<{ id: bigint }>(
    sql`insert into transfer (key) values (${nextKey()}) returning id`,
  );
  await database.db.query(sql`
    insert into posting (transfer_id, account_id, amount)
    select ${row?.id}, * from unnest(
      ${postings.map(([account]) => account)}::bigint[],
      ${postings.map(([, amount]) => amount)}::bigint[])`);
}

describe('moving money', () => {
  test('a transfer moves an amount from one account to another', async () => {
    const { db } = database;
    const [anna, ben] = [await memberWith(db, 5n * USDT), await memberWith(db, 0n)];
    const [from, to] = [await accountOf(db, 'main', anna), await accountOf(db, 'locker', ben)];
    await transfer(db, [{ key: nextKey(), from, to, amount: 1n }]);
    expect(await balancesOf(db, anna)).toEqual({ main: 5n * USDT - 1n, locker: 0n });
    expect(await balancesOf(db, ben)).toEqual({ main: 0n, locker: 1n });
  });

  test('refuses the whole batch if a key was used before', async () => {
    const { db } = database;
    const to = await accountOf(db, 'main', await memberWith(db, 0n));
    const from = await platformAccount(db, 'issuance');
    const once = { key: nextKey(), from, to, amount: 7n };
    await transfer(db, [once]);
    const before = await platformBalance(db, 'issuance');
    const again = transfer(db, [{ ...once, key: nextKey() }, once]);
    await expect(again).rejects.toThrow(/transfer_key_key/);
    expect(await platformBalance(db, 'issuance')).toBe(before);
  });

  test('concurrent transfers in opposite directions all succeed', async () => {
    const { db } = database;
    const members = await membersWith(db, 6, USDT);
    const accounts = await Promise.all(members.map((member) => accountOf(db, 'main', member)));
    const pairs = accounts.flatMap((from) =>
      accounts.filter((to) => to !== from).map((to) => ({ from, to })),
    );
    await Promise.all(
      pairs.map(({ from, to }) => transfer(db, [{ key: nextKey(), from, to, amount: 3n }])),
    );
    const balances = await Promise.all(members.map((member) => balancesOf(db, member)));
    expect(balances.map(({ main }) => main)).toEqual(members.map(() => USDT));
  });
});

describe('the database refuses', () => {
  test('postings that do not sum to zero', async () => {
    const { db } = database;
    const [house, issuance] = [
      await platformAccount(db, 'house'),
      await platformAccount(db, 'issuance'),
    ];
    await expect(post([house, 5n], [issuance, -4n])).rejects.toThrow(/do not sum to zero/);
    await expect(post([house, 5n])).rejects.toThrow(/do not sum to zero/);
  });

  test('a posting of zero, and a transfer of a negative amount', async () => {
    const { db } = database;
    const house = await platformAccount(db, 'house');
    await expect(post([house, 0n])).rejects.toThrow(/posting_amount_check/);
    const from = await platformAccount(db, 'issuance');
    const backwards = transfer(db, [{ key: nextKey(), from, to: house, amount: -1n }]);
    await expect(backwards).rejects.toThrow(/positive amount/);
  });

  test('a member account below zero', async () => {
    const { db } = database;
    const member = await memberWith(db, 10n);
    const from = await accountOf(db, 'main', member);
    const to = await platformAccount(db, 'house');
    const overdraw = transfer(db, [{ key: nextKey(), from, to, amount: 11n }]);
    await expect(overdraw).rejects.toThrow(/account_not_negative/);
    expect((await balancesOf(db, member)).main).toBe(10n);
  });

  test('a posting to an unknown account or of an unknown transfer', async () => {
    const { db } = database;
    const house = await platformAccount(db, 'house');
    await expect(post([house, 1n], [999_999_999n, -1n])).rejects.toThrow(/no account 999999999/);
    const orphan = db.query(sql`insert into posting values (999999999, 1, 1), (999999999, 2, -1)`);
    await expect(orphan).rejects.toThrow(/does not exist/);
  });

  test.each([
    'update posting set amount = amount',
    'delete from posting',
    'truncate posting',
    "update transfer set key = key || 'x'",
    'delete from transfer',
    'truncate transfer cascade',
    'delete from account',
    'truncate account',
    'delete from wingo_bet',
    'update wingo_payout set amount = 1',
  ])('to change or delete a ledger or bet row: %s', async (statement) => {
    await expect(database.db.query(raw(statement))).rejects.toThrow(/append-only/);
  });

  test('a balance that is written directly', async () => {
    const { db } = database;
    const main = await accountOf(db, 'main', await memberWith(db, 10n));
    const forge = db.query(sql`update account set balance = 1000000 where id = ${main}`);
    await expect(forge).rejects.toThrow(/only through its postings/);
  });
});
