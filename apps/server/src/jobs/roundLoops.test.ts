import { USDT } from '@platform/rules/money';
import type { GameType, WingoBet } from '@platform/rules/wingo';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Patience } from '../db/connection';
import { openDatabase, type Database } from '../db/database';
import { holdAccount } from '../ledger/accounts';
import { testDatabase, type TestDatabase } from '../testing/database';
import { memberWith } from '../testing/people';
import { drawAs, openRound, reachClose, readRound } from '../testing/rounds';
import { until } from '../testing/serverProcess';
import { TIMERS_STOPPED } from '../testing/timers';
import { placeBets } from '../wingo/bets';
import type { RoundState } from '../wingo/rounds';
import { closeLoop, settleLoop } from './roundLoops';
import type { Timed } from './timed';

const STAKE = USDT;
const BET: WingoBet = { betType: 'number', betValue: 7 };
const NO_LIMIT = 1_000_000n * USDT;

let database: TestDatabase;
let jobs: Database;
let loops: Timed[];
let errors: unknown[];

beforeEach(async () => {
  database = await testDatabase(inject('postgresUrl'));
  [loops, errors] = [[], []];
});
afterEach(async () => {
  for (const loop of loops) await loop.stop();
  await jobs.close();
  await database.drop();
});

function startLoops(patience: Patience): void {
  jobs = openDatabase({ url: database.url, ...patience });
  const options = { db: jobs, onError: (error: unknown) => void errors.push(error) };
  loops = [settleLoop(options), closeLoop(options)];
  for (const loop of loops) void loop.start();
}

async function wonRound(game: GameType): Promise<{ round: bigint; winner: bigint }> {
  const { db } = database;
  const round = await openRound(db, game);
  const winner = await memberWith(db, 10n * STAKE);
  const bid = { member: winner, key: `bet-of-${round}`, bet: BET, stake: STAKE };
  expect(await placeBets(db, game, [bid], NO_LIMIT)).toMatchObject([{ outcome: 'accepted' }]);
  await drawAs(db, round, 7);
  return { round, winner };
}

const reached = (round: bigint, state: RoundState) =>
  until(async () => (await readRound(database.db, round)).state === state || undefined);

describe('while a transaction locks a winner’s account', () => {
  test('rounds close on time', async () => {
    const { db } = database;
    const stuck = await wonRound(1);
    const running = await openRound(db, 2);
    await db.transaction(async (tx) => {
      await holdAccount(tx, stuck.winner);
      startLoops({ statementMs: 600_000, lockMs: 600_000 });
      await reached(stuck.round, 'settling');
      await reachClose(db, running);
      await reached(running, 'closed');
    });
    await reached(stuck.round, 'settled');
  });

  test('the winners of other rounds are paid', async ({ skip }) => {
    skip(TIMERS_STOPPED);
    const { db } = database;
    const [stuck, other] = [await wonRound(1), await wonRound(2)];
    await db.transaction(async (tx) => {
      await holdAccount(tx, stuck.winner);
      startLoops({ statementMs: 600_000, lockMs: 600_000 });
      await reached(other.round, 'settled');
      expect((await readRound(db, stuck.round)).state).toBe('settling');
      expect(String(errors[0])).toContain('lock timeout');
    });
    await reached(stuck.round, 'settled');
  });
});

test('rounds of other games close on time while a transaction locks a round', async () => {
  const { db } = database;
  const [held, free] = [await openRound(db, 1), await openRound(db, 2)];
  await reachClose(db, held);
  await reachClose(db, free);
  await db.transaction(async (tx) => {
    await tx.query(sql`select from wingo_round where id = ${held} for update`);
    startLoops({ statementMs: 600_000, lockMs: 600_000 });
    await reached(free, 'closed');
  });
  await reached(held, 'closed');
});
