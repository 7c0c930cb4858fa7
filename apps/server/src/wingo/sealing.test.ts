import { leafOf, MerkleTree, verifyReceipt, type BetStatement } from '@platform/rules/fairness';
import { USDT } from '@platform/rules/money';
import { parseBet } from '@platform/rules/wingo';
import sql, { raw } from 'sql-template-tag';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { one, type Database } from '../db/database';
import { TEST_RECEIPTS, drawRounds } from '../testing/draws';
import { testDatabase, type TestDatabase } from '../testing/database';
import { membersWith } from '../testing/people';
import { openRound, reachClose, reachDraw, readRound, rewrite } from '../testing/rounds';
import { placeBets, type Bid } from './bets';
import { betsPage } from './history';
import { Receipts, type BetEvidence } from './receipts';
import { publicRound } from './publicRounds';
import { closeRounds, currentRound } from './rounds';
import { settleRound, unsettledRounds } from './settlement';

const NO_LIMIT = 1_000_000n * USDT;
const GREEN = parseBet('color', 'green');

let database: TestDatabase;
let db: Database;
let round: bigint;
let waiting: Promise<void>[];
let receipts: Receipts;

beforeEach(async () => {
  database = await testDatabase(inject('postgresUrl'));
  db = database.db;
  round = await openRound(db, 1);
  waiting = [];
  receipts = new Receipts(db, TEST_RECEIPTS, (work) => waiting.push(work()));
});
afterEach(async () => {
  await Promise.all(waiting);
  await database.drop();
});

/** Places one bet per member, in batches of these sizes, and returns the members in this order. */
async function play(...sizes: number[]): Promise<bigint[]> {
  const all: bigint[] = [];
  for (const size of sizes) {
    const members = await membersWith(db, size, 10n * USDT);
    const bids: Bid[] = members.map((member) => ({
      member,
      key: `bet of round ${round}`,
      bet: GREEN,
      stake: USDT / 2n,
    }));
    await receipts.ofPlacements(bids, await placeBets(db, 1, bids, NO_LIMIT));
    all.push(...members);
  }
  await Promise.all(waiting);
  return all;
}

async function evidenceOf(member: bigint): Promise<BetEvidence> {
  const { rows } = await betsPage(db, member, 1, { page: 1, size: 10 });
  return one(await receipts.ofRecords(rows));
}

async function close(): Promise<void> {
  await reachClose(db, round);
  await closeRounds(db);
}

const statementIn = ({ receipt }: BetEvidence): BetStatement =>
  receipt?.statement ?? expect.fail('The bet has no receipt.');

const sealOf = async () =>
  one(
    await db.query<{ bets: number; root: string | null; sealed: boolean }>(sql`
      select bets, encode(root, 'hex') as root, sealed_at is not null as sealed
      from wingo_round where id = ${round}`),
  );

describe('(A2) the bets of a round', () => {
  test.each([[[1]], [[2, 1]], [[3, 4]], [[5, 1, 1, 6]], [[16, 1]], [[1, 30, 2]], [[7, 70]]])(
    'are leaves of its root, in batches of %j',
    async (sizes) => {
      const members = await play(...sizes);
      await close();
      const all = await Promise.all(members.map(evidenceOf));
      expect(all.map(({ number }) => number)).toEqual(members.map((_, index) => index));
      const tree = new MerkleTree(all.map((evidence) => leafOf(statementIn(evidence))));
      expect(await sealOf()).toEqual({ bets: members.length, root: tree.root, sealed: true });
      expect(all.map(({ rootPath }) => rootPath)).toEqual(
        members.map((_, index) => tree.pathAt(index)),
      );
    },
  );

  test('have the root of an empty tree in a round without bets', async () => {
    await close();
    expect((await sealOf()).root).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    );
  });

  test('have no root and no path while betting is open', async () => {
    const [member = 0n] = await play(2);
    expect(await sealOf()).toEqual({ bets: 2, root: null, sealed: false });
    expect(await evidenceOf(member)).not.toHaveProperty('rootPath');
    expect((await currentRound(db, 1))?.round.seal).toBeUndefined();
  });

  test('are published with the closed and with the finished round', async () => {
    await play(3);
    await close();
    const { bets, root } = await sealOf();
    expect((await currentRound(db, 1))?.round.seal).toEqual({ bets, root });
    await reachDraw(db, round);
    await drawRounds(db);
    const { number } = await readRound(db, round);
    expect(await publicRound(db, 1, number)).toMatchObject({ seal: { bets: 3, root } });
  });

  test('cannot be changed after betting closes, and their root can never be changed', async () => {
    await play(3);
    await close();
    for (const change of [
      sql`bets = bets + 1`,
      sql`tree = array['\\x00'::bytea]`,
      sql`root = sha256('')`,
      sql`sealed_at = null`,
      sql`root_due_at = root_due_at + interval '1 minute'`,
    ]) {
      await expect(
        db.query(sql`update wingo_round set ${change} where id = ${round}`),
      ).rejects.toThrow(/stays?\b/);
    }
  });
});

describe('(A2) a receipt', () => {
  test('is signed once: the history shows the receipt from the reply', async () => {
    const [member = 0n] = await membersWith(db, 1, 10n * USDT);
    const bids = [{ member, key: 'k', bet: GREEN, stake: USDT }];
    const [placed] = await receipts.ofPlacements(bids, await placeBets(db, 1, bids, NO_LIMIT));
    const [again] = await receipts.ofPlacements(bids, await placeBets(db, 1, bids, NO_LIMIT));
    if (placed?.outcome !== 'accepted' || again?.outcome !== 'replayed') return expect.fail();
    const { receipt } = await evidenceOf(member);
    expect(receipt).toEqual(placed.receipt);
    expect(again.receipt).toEqual(placed.receipt);
    if (receipt === undefined) return expect.fail();
    expect(verifyReceipt(receipt.statement, receipt, TEST_RECEIPTS.publicKey)).toBe(true);
  });

  test('is omitted for a bet whose signature was never stored', async () => {
    const [member = 0n] = await membersWith(db, 1, 10n * USDT);
    await placeBets(db, 1, [{ member, key: 'k', bet: GREEN, stake: USDT }], NO_LIMIT);
    await close();
    expect(await evidenceOf(member)).toEqual({ number: 0, rootPath: [] });
  });

  test('cannot be stored once the root is due', async () => {
    const [member = 0n] = await membersWith(db, 1, 10n * USDT);
    const bids = [{ member, key: 'k', bet: GREEN, stake: USDT }];
    const placements = await placeBets(db, 1, bids, NO_LIMIT);
    await rewrite(
      db,
      sql`update wingo_round set root_due_at = clock_timestamp() where id = ${round}`,
    );
    await receipts.ofPlacements(bids, placements);
    await Promise.all(waiting);
    expect(await evidenceOf(member)).not.toHaveProperty('receipt');
  });
});

describe('(A2) a round that closes too late for its root', () => {
  beforeEach(async () => {
    await play(2);
    await rewrite(
      db,
      sql`
        update wingo_round set closes_at = clock_timestamp() - interval '2 seconds',
          root_due_at = clock_timestamp() - interval '1 second',
          beacon_at = clock_timestamp() + interval '1 hour',
          draws_at = clock_timestamp() + interval '1 hour'
        where id = ${round}`,
    );
    await closeRounds(db);
  });

  test('has no root, and is voided before its beacon, with its seed', async () => {
    expect(await sealOf()).toEqual({ bets: 2, root: null, sealed: true });
    await drawRounds(db);
    const { state, number } = await readRound(db, round);
    expect(state).toBe('voiding');
    const published = await publicRound(db, 1, number);
    expect(published).toMatchObject({ voidReason: 'no-root', seal: { bets: 2, root: null } });
    expect(published?.serverSeed).toMatch(/^[\da-f]{64}$/);
  });

  test('returns every stake', async () => {
    await drawRounds(db);
    for (const due of await unsettledRounds(db)) await settleRound(db, due);
    const paid = await db.query(sql`select amount from wingo_payout`);
    expect(paid).toEqual([{ amount: USDT / 2n }, { amount: USDT / 2n }]);
  });

  test('cannot be drawn', async () => {
    await expect(
      db.query(sql`update wingo_round set state = 'drawn', result = 1 where id = ${round}`),
    ).rejects.toThrow('has no root of its bets');
  });
});

test('(A2) a round with a root cannot be voided for a missing root', async () => {
  await close();
  await expect(
    db.query(
      sql`update wingo_round set state = 'voiding', void_reason = 'no-root' where id = ${round}`,
    ),
  ).rejects.toThrow('is voided for want of the one it has');
});

describe('(A1) a server login', () => {
  test.each([
    'insert into wingo_bet select * from wingo_bet',
    'insert into wingo_payout (bet_id, transfer_id, amount) select id, id, 1000000 from wingo_bet',
    'insert into wingo_batch select * from wingo_batch',
    'insert into wingo_receipt (first_bet, signature) select first_bet, leaves from wingo_batch',
    'update wingo_odds set per_usdt = 1000000000',
    'update wingo_fee set per_usdt = 0',
    'update wingo_round set exposure = null',
    "update wingo_round set tree = '{}'",
    'update wingo_round set bets = 0',
    'update wingo_round set root_due_at = now()',
    'update wingo_round set paid_through = 0',
    "update wingo_round set root = ''",
  ])('may not: %s', async (statement) => {
    await play(1);
    await expect(database.as('app').query(raw(statement))).rejects.toThrow('permission denied');
    await expect(database.as('draw').query(raw(statement))).rejects.toThrow('permission denied');
  });

  test.each(['draw', 'report', 'support'] as const)(
    'neither places nor pays bets with the role %s',
    async (role) => {
      await play(1);
      for (const call of [
        "place_wingo_bets(1::smallint, '{1}', '{k}', '{null}', '{color}', '{green}', '{10000}', 1)",
        'pay_wingo_bets(1, 1)',
        "sign_wingo_batches('{1}', '{}')",
      ]) {
        await expect(database.as(role).query(raw(`select ${call}`))).rejects.toThrow(
          'permission denied',
        );
      }
    },
  );

  test('places no bet after betting closes, regardless of its arguments', async () => {
    const [member = 0n] = await membersWith(db, 1, 10n * USDT);
    const { number } = await readRound(db, round);
    await reachClose(db, round);
    const late = { member, key: 'late', bet: GREEN, stake: USDT };
    for (const seen of [undefined, number]) {
      const [placed] = await placeBets(database.as('app'), 1, [{ ...late, seen }], NO_LIMIT);
      expect(placed).toEqual({ outcome: 'closed' });
    }
    await closeRounds(db);
    expect(await sealOf()).toMatchObject({ bets: 0 });
  });

  test.each([
    ['a selection without odds', { betType: 'number', betValue: 'eleven' }, 10_000n],
    ['a negative stake', { betType: 'color', betValue: 'green' }, -10_000n],
    ['a fraction of a cent', { betType: 'color', betValue: 'green' }, 10_001n],
  ])('places no bet with %s', async (_, { betType, betValue }, stake) => {
    const [member = 0n] = await membersWith(db, 1, 10n * USDT);
    const placed = database.as('app').query(sql`
      select from place_wingo_bets(1::smallint, array[${member}::bigint], array['k'],
        array[null::text], array[${betType}], array[${betValue}], array[${stake}::bigint],
        ${NO_LIMIT})`);
    await expect(placed).rejects.toThrow('A bet has a selection without odds');
  });
});
