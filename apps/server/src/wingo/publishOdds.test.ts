import { USDT } from '@platform/rules/money';
import type { WingoBet } from '@platform/rules/wingo';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import type { Database } from '../db/database';
import { testDatabase, type TestDatabase } from '../testing/database';
import { membersWith } from '../testing/people';
import { drawAs, openRound } from '../testing/rounds';
import { placeBets } from './bets';
import { publishOdds } from './publishOdds';
import { settleRound, unsettledRounds } from './settlement';

/** Selection that `@platform/rules` does not have, for example after a release that drops it. */
const DROPPED = { betType: 'number', betValue: 'eleven' } as unknown as WingoBet;

let database: TestDatabase;
let db: Database;

beforeEach(async () => {
  database = await testDatabase(inject('postgresUrl'));
  db = database.db;
  await db.query(sql`insert into wingo_odds values (7, 'number', 'eleven', 9000000)`);
});
afterEach(() => database.drop());

const publish = () => db.transaction(publishOdds);

const oddsOfDropped = () => db.query(sql`select from wingo_odds where bet_value = 'eleven'`);

test('deletes the odds of selections that the rules do not have', async () => {
  const before = await db.query(sql`select from wingo_odds`);
  await publish();
  expect(await oddsOfDropped()).toEqual([]);
  expect(await db.query(sql`select from wingo_odds`)).toHaveLength(before.length - 1);
});

test('keeps the odds of a dropped selection until its bets are paid', async () => {
  const round = await openRound(db, 1);
  const [member = 0n] = await membersWith(db, 1, 10n * USDT);
  await placeBets(db, 1, [{ member, key: 'k', bet: DROPPED, stake: USDT }], 1_000n * USDT);
  await publish();
  await drawAs(db, round, 7);
  for (const due of await unsettledRounds(db)) await settleRound(db, due);
  expect(await db.query(sql`select bet_id from wingo_payout`)).toHaveLength(1);
  await publish();
  expect(await oddsOfDropped()).toEqual([]);
});
