import { beaconRoundFor, commitmentOf, verifyRounds } from '@platform/rules/fairness';
import { USDT } from '@platform/rules/money';
import sql, { raw } from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Database } from '../db/database';
import { balancesOf } from '../ledger/accounts';
import { auditLedger } from '../ledger/audit';
import { systemRandom } from '../ports/random';
import { Keyring } from '../sealing/keyring';
import { testDatabase, type TestDatabase } from '../testing/database';
import { drawRounds, ROUND_PARTS, TEST_BEACON } from '../testing/draws';
import { TEST_KEYRING } from '../testing/keyring';
import { memberWith } from '../testing/people';
import {
  openRound,
  pastRounds,
  postponeRoots,
  reachDraw,
  reachEndOfWait,
  readRound,
  rewrite,
} from '../testing/rounds';
import { placeBets } from '../wingo/bets';
import { publicChain } from '../wingo/publicRounds';
import { closeRounds } from '../wingo/rounds';
import { settleRound, unsettledRounds } from '../wingo/settlement';
import { Draw, voidRound } from './drawRounds';
import { createRounds } from './roundMaker';
import { openSeed } from './seeds';

const START = 100n * USDT;
const NO_LIMIT = 10n ** 15n;
const bet = { bet: { betType: 'high', betValue: 'high' } as const, stake: USDT, key: 'a-key' };

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await testDatabase(inject('postgresUrl'));
  db = database.db;
});
afterAll(async () => {
  const audit = await auditLedger(db);
  await database.drop();
  expect(audit).toEqual({ sum: 0n, astray: [], unbalanced: [] });
});

/** Decrypts the seed of a round that is not over. In production, only the draw can. */
async function secretSeed(round: bigint): Promise<string> {
  const [row] = await db.query<{ sealed: Buffer; keyVersion: number }>(sql`
    select sealed, key_version as "keyVersion" from wingo_seed where round_id = ${round}`);
  if (row === undefined) throw new Error(`Round ${round} has no seed.`);
  return openSeed(TEST_KEYRING, round, row);
}

async function contents(): Promise<string> {
  const tables = await db.query<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const texts = await Promise.all(
    tables.map(({ name }) =>
      db.query<{ row: string }>(raw(`select t::text as row from ${name} t`)),
    ),
  );
  return texts
    .flat()
    .map(({ row }) => row)
    .join('\n');
}

async function settleAll(): Promise<void> {
  for (const round of await unsettledRounds(db)) await settleRound(db, round);
}

describe('(A1) the seed of a round', () => {
  test('is not in the database until the round is drawn', async () => {
    const round = await openRound(db, 1);
    const seed = await secretSeed(round);
    expect(await contents()).not.toContain(seed);
    await reachDraw(db, round);
    await closeRounds(db);
    expect(await contents()).not.toContain(seed);
    await drawRounds(db);
    expect(await contents()).toContain(seed);
  });

  test('voids the round publicly and returns the stakes if the seed cannot be decrypted', async () => {
    const member = await memberWith(db, START);
    const [round, other] = [await openRound(db, 2), await openRound(db, 3)];
    await placeBets(db, 2, [{ member, ...bet }], NO_LIMIT);
    await rewrite(
      db,
      sql`
        update wingo_seed set sealed = theirs.sealed from wingo_seed theirs
        where wingo_seed.round_id = ${round} and theirs.round_id = ${other}`,
    );
    await reachDraw(db, round);
    await closeRounds(db);
    await expect(drawRounds(db)).rejects.toThrow('cannot be decrypted');
    expect((await readRound(db, round)).state).toBe('closed');
    await reachEndOfWait(db, round);
    await expect(drawRounds(db)).rejects.toThrow('cannot be decrypted');
    await settleAll();
    expect(await readRound(db, round)).toMatchObject({ state: 'voided', result: null });
    expect((await balancesOf(db, member)).main).toBe(START);
    const rounds = await publicChain(db, 2, 0, 10);
    expect(rounds.at(-1)).toMatchObject({ voidReason: 'seed-lost', serverSeed: null, digit: null });
  });
});

describe('(A1) a server that lacks the key of a seed', () => {
  const otherKeyring = new Keyring(systemRandom, [{ version: 2, secret: 'another' }]);
  const closedRound = async () => {
    const round = await openRound(db, 1);
    await reachDraw(db, round);
    await closeRounds(db);
    return round;
  };

  test('leaves the round to a server that has the key', async () => {
    const round = await closedRound();
    await expect(drawRounds(db, TEST_BEACON, otherKeyring)).rejects.toThrow('version 1');
    expect((await readRound(db, round)).state).toBe('closed');
    await drawRounds(db);
    expect((await readRound(db, round)).state).toBe('drawn');
  });

  test('voids the round after the waiting period and reports it once', async () => {
    const round = await closedRound();
    const errors: unknown[] = [];
    const onError = (error: unknown) => errors.push(error);
    const draw = new Draw({ keyring: otherKeyring, beacons: [TEST_BEACON], onError });
    await draw.drawRounds(db);
    await draw.drawRounds(db);
    expect((await readRound(db, round)).state).toBe('closed');
    await reachEndOfWait(db, round);
    await draw.drawRounds(db);
    expect((await readRound(db, round)).state).toBe('voiding');
    expect(errors).toHaveLength(1);
    const [published] = (await publicChain(db, 1, 0, 100)).slice(-1);
    expect(published).toMatchObject({ voidReason: 'seed-lost', serverSeed: null });
  });

  test('waits equally long for a round without a beacon', async () => {
    const round = await closedRound();
    await rewrite(
      db,
      sql`
        update wingo_round set beacon_source = null, beacon_public_key = null,
          beacon_round = null, beacon_at = null
        where id = ${round}`,
    );
    await expect(drawRounds(db, TEST_BEACON, otherKeyring)).rejects.toThrow('version 1');
    expect((await readRound(db, round)).state).toBe('closed');
    await reachEndOfWait(db, round);
    await expect(drawRounds(db, TEST_BEACON, otherKeyring)).rejects.toThrow('version 1');
    expect((await readRound(db, round)).state).toBe('voiding');
  });
});

describe('(A1) the beacon of a round', () => {
  test('is fixed before the first bet, and published after betting closes', async () => {
    const round = await openRound(db, 1);
    const [row] = await db.query<{ after: number }>(sql`
      select extract(epoch from beacon_at - closes_at)::float8 as after
      from wingo_round where id = ${round}`);
    expect(row?.after).toBeGreaterThanOrEqual(1);
    expect(row?.after).toBeLessThan(2);
  });

  test('voids the round publicly, with its seed, if the beacon is missing for a minute', async () => {
    const member = await memberWith(db, START);
    const round = await openRound(db, 4);
    const seed = await secretSeed(round);
    await placeBets(db, 4, [{ member, ...bet }], NO_LIMIT);
    await reachDraw(db, round);
    await closeRounds(db);
    const silent = { ...TEST_BEACON, signatureOf: async () => undefined };
    await drawRounds(db, silent);
    expect((await readRound(db, round)).state).toBe('closed');
    await reachEndOfWait(db, round);
    await drawRounds(db, silent);
    await settleAll();
    expect((await balancesOf(db, member)).main).toBe(START);
    const [published] = (await publicChain(db, 4, 0, 10)).slice(-1);
    expect(published).toMatchObject({ voidReason: 'no-beacon', serverSeed: seed, digit: null });
  });

  test('is awaited, not replaced, if it belongs to another chain', async () => {
    const round = await openRound(db, 1);
    await reachDraw(db, round);
    await closeRounds(db);
    const other = { ...TEST_BEACON, chain: { ...TEST_BEACON.chain, publicKey: 'ab' } };
    await drawRounds(db, other);
    expect((await readRound(db, round)).state).toBe('closed');
    await drawRounds(db);
    expect((await readRound(db, round)).state).toBe('drawn');
  });
});

describe('(A1) the database refuses, even for its owner,', () => {
  const SEED = 'ab'.repeat(32);

  test.each([
    ['another commitment', `commitment = sha256(decode('${SEED}', 'hex'))`],
    ['an unencrypted seed', `seed = decode('${SEED}', 'hex')`],
    ['another close of betting', `closes_at = closes_at + interval '1 s'`],
    ['another draw', `draws_at = draws_at + interval '1 s', ends_at = ends_at + interval '1 s'`],
    ['another beacon', 'beacon_round = beacon_round + 1'],
    ['a beacon with another key', `beacon_public_key = decode('${SEED}', 'hex')`],
    ['another place in the chain', 'place = place + 1'],
    ['another link', `link = decode('${SEED}', 'hex')`],
  ])('a change to a round: %s', async (_, change) => {
    const round = await openRound(db, 1);
    const changed = db.query(raw(`update wingo_round set ${change} where id = ${round}`));
    await expect(changed).rejects.toThrow('its times, commitment and beacon stay');
  });

  test('a result that does not follow from seed and beacon', async () => {
    const round = await openRound(db, 1);
    const seed = await secretSeed(round);
    await reachDraw(db, round);
    await closeRounds(db);
    const signature = 'cd'.repeat(48);
    const [{ digit } = { digit: -1 }] = await db.query<{ digit: number }>(sql`
      select wingo_digit(decode(${seed}, 'hex'), number, decode(${signature}, 'hex')) as digit
      from wingo_round where id = ${round}`);
    const draw = (result: number, withSeed: string, withSignature: string | null) =>
      db.query(sql`
        update wingo_round set state = 'drawn', result = ${result},
          server_seed = decode(${withSeed}, 'hex'),
          beacon_signature = decode(${withSignature}, 'hex'), drawn_at = clock_timestamp()
        where id = ${round}`);
    const refused = 'was not drawn from its seed and its beacon';
    await expect(draw((digit + 1) % 10, seed, signature)).rejects.toThrow(refused);
    await expect(draw(digit, SEED, signature)).rejects.toThrow(refused);
    await expect(draw(digit, seed, null)).rejects.toThrow(refused);
    await expect(draw(digit, seed, signature)).resolves.toEqual([]);
    const again = db.query(sql`update wingo_round set result = 1 - result where id = ${round}`);
    await expect(again).rejects.toThrow('what was drawn stays');
  });

  test('a round that starts as drawn, returns to an earlier state or is voided without a reason', async () => {
    const round = await openRound(db, 1);
    const copy = db.query(sql`
      insert into wingo_round (game, number, opens_at, closes_at, draws_at, ends_at, state, result,
        commitment)
      select game, 'forged', opens_at, closes_at, draws_at, ends_at, 'settled', 7, commitment
      from wingo_round where id = ${round}`);
    await expect(copy).rejects.toThrow('A round begins open');
    const silent = db.query(sql`update wingo_round set state = 'voiding' where id = ${round}`);
    await expect(silent).rejects.toThrow('called off without a reason');
    await db.query(sql`update wingo_round set state = 'closed' where id = ${round}`);
    const reopened = db.query(sql`update wingo_round set state = 'open' where id = ${round}`);
    await expect(reopened).rejects.toThrow('cannot go from closed to open');
  });

  test('a new round without a beacon', async () => {
    const round = await openRound(db, 1);
    const copy = db.query(sql`
      insert into wingo_round (game, number, opens_at, closes_at, draws_at, ends_at, seed, commitment)
      select game, 'forged', opens_at, closes_at, draws_at, ends_at, ${Buffer.alloc(32)}, commitment
      from wingo_round where id = ${round}`);
    await expect(copy).rejects.toThrow('Round forged of game 1 has no beacon');
  });

  test('voiding a round for a missing beacon before the waiting period ends', async () => {
    const round = await openRound(db, 1);
    await reachDraw(db, round);
    await closeRounds(db);
    await expect(voidRound(db, round, 'no-beacon')).rejects.toThrow('too early');
  });

  test('deleting a round or a seed', async () => {
    await openRound(db, 1);
    const stays = 'A round stays in the public history';
    await expect(db.query(sql`delete from wingo_round`)).rejects.toThrow(stays);
    await expect(db.query(sql`truncate wingo_round cascade`)).rejects.toThrow(/stays|append-only/);
    await expect(db.query(sql`delete from wingo_seed`)).rejects.toThrow('append-only');
    await expect(db.query(sql`update wingo_seed set key_version = 9`)).rejects.toThrow(
      'append-only',
    );
  });
});

describe('(A1) the public chain', () => {
  test('has no gaps and only fair rounds if several servers create rounds in parallel', async () => {
    const fresh = await testDatabase(inject('postgresUrl'));
    const rounds = await pastRounds(fresh.db, 12);
    await Promise.all(
      [1, 2, 3].map(() => fresh.db.transaction((tx) => createRounds(tx, ROUND_PARTS, 1, rounds))),
    );
    await postponeRoots(fresh.db);
    const servers = [fresh.as('draw'), fresh.as('draw')];
    await closeRounds(fresh.as('app'));
    await Promise.all(servers.map((server) => drawRounds(server)));
    const chain = await publicChain(fresh.db, 1, 0, 100);
    expect(chain.map(({ place }) => place)).toEqual(rounds.map((_, index) => index + 1));
    const { fair, gaps, verdicts } = verifyRounds(chain);
    expect(verdicts.filter((verdict) => !verdict.fair)).toEqual([]);
    expect({ fair, gaps }).toEqual({ fair: true, gaps: [] });
    await fresh.drop();
  });

  test('ends before the oldest unfinished round, even if later rounds have finished', async () => {
    const fresh = await testDatabase(inject('postgresUrl'));
    const rounds = await pastRounds(fresh.db, 4);
    await fresh.db.transaction((tx) => createRounds(tx, ROUND_PARTS, 1, rounds));
    await postponeRoots(fresh.db);
    await closeRounds(fresh.db);
    const late = rounds[2]?.closesAt ?? 0;
    const silent = beaconRoundFor(TEST_BEACON.chain, late);
    // Restarts the grace period, so that the round keeps waiting.
    await rewrite(
      fresh.db,
      sql`update wingo_round set beacon_at = clock_timestamp() where place = 3`,
    );
    await drawRounds(fresh.db, {
      ...TEST_BEACON,
      signatureOf: async (round) => (round === silent ? undefined : TEST_BEACON.signatureOf(round)),
    });
    const placesAfter = async (after: number) =>
      (await publicChain(fresh.db, 1, after, 100)).map(({ place }) => place);
    expect(await placesAfter(0)).toEqual([1, 2]);
    expect(await placesAfter(2)).toEqual([]);
    expect(await placesAfter(3)).toEqual([]);
    await drawRounds(fresh.db);
    expect(await placesAfter(0)).toEqual([1, 2, 3, 4]);
    expect(await placesAfter(3)).toEqual([4]);
    await fresh.drop();
  });

  test('continues after rounds that earlier versions created without a beacon', async () => {
    const fresh = await testDatabase(inject('postgresUrl'));
    const [old, next] = await pastRounds(fresh.db, 2);
    if (old === undefined || next === undefined) throw new Error('There are no rounds.');
    const seed = '0f'.repeat(32);
    const commitment = Buffer.from(commitmentOf(seed), 'hex');
    const earlier = sql`
      insert into wingo_round
        (game, number, opens_at, closes_at, draws_at, ends_at, seed, commitment, place, link)
      values (1, '20261121100010001', ${new Date(old.opensAt)}, ${new Date(old.closesAt)},
        ${new Date(old.drawsAt)}, ${new Date(old.endsAt)}, ${Buffer.from(seed, 'hex')},
        ${commitment}, 1, sha256(decode(repeat('00', 32), 'hex') || ${commitment}::bytea))`;
    await rewrite(fresh.db, earlier);
    await fresh.db.transaction((tx) => createRounds(tx, ROUND_PARTS, 1, [next]));
    await postponeRoots(fresh.db);
    await closeRounds(fresh.db);
    await drawRounds(fresh.as('draw'));
    const chain = await publicChain(fresh.db, 1, 0, 10);
    expect(chain[0]).toMatchObject({ beacon: null, serverSeed: seed });
    expect(verifyRounds(chain)).toMatchObject({ fair: true, gaps: [] });
    await fresh.drop();
  });
});

describe('(A2) the database roles', () => {
  test.each([
    ['draw', 'select from wingo_bet'],
    ['draw', 'select from account'],
    ['draw', 'select from member'],
    ['draw', 'select from posting'],
    ['draw', 'select exposure from wingo_round'],
    ['draw', `update wingo_round set closes_at = closes_at + interval '1 s'`],
    ['app', 'select from wingo_seed'],
    ['app', 'select seed from wingo_round'],
    ['app', 'update wingo_round set result = 7'],
    ['app', `update wingo_round set server_seed = ''`],
    ['app', `insert into wingo_round (game, number) values (1, 'forged')`],
    ['app', `insert into wingo_seed values (1, '', 1)`],
    ['app', 'alter table wingo_round disable trigger all'],
    ['report', 'select from wingo_seed'],
    ['report', 'select seed from wingo_round'],
    ['report', 'select password_hash from member'],
    ['report', 'select sealed_secret from two_factor'],
    ['report', 'update member set disabled = true'],
    ['support', `insert into withdrawal_verdict (decided_by) values ('a colleague')`],
    ['support', `insert into wallet_transfer (noted_by) values ('a colleague')`],
    ['support', 'select from wingo_seed'],
    ['support', 'select seed from wingo_round'],
    ['support', 'select password_hash from member'],
    ['support', 'select sealed_secret from two_factor'],
    ['support', 'update wingo_round set state = state'],
  ] as const)('%s may not: %s', async (role, statement) => {
    await expect(acting(role).query(raw(statement))).rejects.toThrow(/permission denied|owner/);
  });

  test.each([
    ['report', 'select count(*) from wingo_bet'],
    ['report', 'select id, code from member'],
    ['report', 'select number, result, exposure from wingo_round'],
  ] as const)('%s may: %s', async (role, statement) => {
    await expect(acting(role).query(raw(statement))).resolves.toBeDefined();
  });

  const pools = new Map<string, Database>();
  function acting(role: 'draw' | 'app' | 'report' | 'support'): Database {
    const pool = pools.get(role) ?? database.as(role);
    pools.set(role, pool);
    return pool;
  }
});
