import {
  diceMultiple,
  diceSettings,
  greatestMultiple,
  largestStake,
  multipleText,
  parseDiceSettings,
  parsePlinkoSettings,
  payoutOf,
  plinkoSettings,
  verifyOriginalBet,
  winsWith,
  type DiceBet,
  type OriginalGame,
} from '@platform/rules/originals';
import { USDT, type MicroUsdt } from '@platform/rules/money';
import { bucketOf, multiplierOf, parsePath, RISKS, ROWS } from '@platform/rules/plinko';
import sql, { raw, type Sql } from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { one, type Database, type Queryable } from '../db/database';
import { reconcile } from '../jobs/reconcile';
import { balancesOf, holdAccount } from '../ledger/accounts';
import { auditLedger } from '../ledger/audit';
import { setLimits } from '../ledger/limits';
import { OriginalBets, statementOf, type OriginalRecord } from '../originals/bets';
import { changeClientSeed, seedsOf } from '../originals/seeds';
import { systemRandom } from '../ports/random';
import { Keyring } from '../sealing/keyring';
import { testDatabase, type TestDatabase } from '../testing/database';
import { TEST_RECEIPTS } from '../testing/draws';
import { pairDraw } from '../testing/pairs';
import { memberWith } from '../testing/people';
import { rewrite } from '../testing/rounds';

const START = 100n * USDT;

let database: TestDatabase;
let owner: Database;
let app: Database;
let drawDb: Database;
const errors: unknown[] = [];
const draw = pairDraw((error) => errors.push(error));

beforeAll(async () => {
  database = await testDatabase(inject('postgresUrl'));
  owner = database.db;
  app = database.as('app');
  drawDb = database.as('draw');
});
afterAll(async () => {
  const audit = await auditLedger(owner);
  const differing: unknown[] = [];
  await reconcile({ db: owner, restMs: 0, onError: (error) => differing.push(error) });
  await database.drop();
  expect(audit).toEqual({ sum: 0n, astray: [], unbalanced: [] });
  expect(differing).toEqual([]);
  expect(errors).toEqual([]);
});

interface Asked {
  member: bigint;
  kind?: 'pairs' | 'rotate' | OriginalGame;
  key?: string;
  settings?: string;
  stake?: MicroUsdt;
}

let keys = 0;

const ask = async ({
  member,
  kind = 'dice',
  key,
  settings = 'over:50.00',
  stake = USDT,
}: Asked) => {
  keys += 1;
  const rows = await app.query<{ ids: string[] }>(sql`
    select ask_draw(array[${member}]::bigint[], array[${kind}], array[${key ?? `key-${keys}`}],
      array[${settings}], array[${stake}]::bigint[])::text[] as ids`);
  return BigInt(one(rows).ids[0] ?? '');
};

const answersTo = (ids: readonly bigint[]) =>
  app.query<{ outcome: string; bet_id: bigint | null; largest: bigint | null }>(sql`
    select outcome, bet_id, largest from take_draw_answers(${ids}::bigint[]) order by request`);

async function answerAll() {
  while ((await draw.answer(drawDb)) === 'answered');
}

async function bet(asked: Asked) {
  const id = await ask(asked);
  await answerAll();
  return one(await answersTo([id]));
}

const betsOf = (member: bigint) =>
  owner.query<{ id: bigint; nonce: bigint; payout: bigint; stake: bigint }>(sql`
    select id, nonce, payout, stake from original_bet where member_id = ${member} order by id`);

const mainOf = async (member: bigint) => (await balancesOf(owner, member)).main;

const bankroll = async () =>
  one(
    await owner.query<{ balance: bigint }>(sql`
    select balance from account where kind = 'house' and owner is null`),
  ).balance;

/** Returns all bets of a member with their receipts. */
async function found(member: bigint) {
  const bets = new OriginalBets(app, TEST_RECEIPTS);
  const ids = await betsOf(member);
  return Promise.all(
    ids.map(async ({ id }) => {
      const placed = await bets.find(id);
      if (placed?.receipt === undefined) throw new Error(`The bet ${id} has no receipt.`);
      return { bet: placed.bet, receipt: placed.receipt };
    }),
  );
}

async function rotate(member: bigint, clientSeed: string, key?: string) {
  const decided = await bet({
    member,
    kind: 'rotate',
    settings: clientSeed,
    stake: 0n,
    ...(key && { key }),
  });
  return decided.outcome;
}

describe('a bet on Dice', () => {
  test('pays by the rules, and can be verified after the rotation', async () => {
    const member = await memberWith(owner, START);
    const house = await bankroll();
    const settings = ['over:50.00', 'under:98.00', 'over:99.99', 'under:0.01', 'over:2.00'];
    for (const each of settings) await bet({ member, settings: each, stake: USDT / 100n });
    const bets = await betsOf(member);
    expect(bets.map(({ nonce }) => nonce)).toEqual([0n, 1n, 2n, 3n, 4n]);
    const paid = bets.reduce((sum, { payout, stake }) => sum + payout - stake, 0n);
    expect(await mainOf(member)).toBe(START + paid);
    expect(await bankroll()).toBe(house - paid);

    const hash = (await seedsOf(app, member))?.current.serverSeedHash;
    expect(await rotate(member, 'mine')).toBe('done');
    const seeds = await seedsOf(app, member);
    const [past] = seeds?.past ?? [];
    expect(past).toMatchObject({ serverSeedHash: hash, bets: 5 });
    for (const { bet: placed, receipt } of await found(member)) {
      const verdict = verifyOriginalBet(
        { statement: statementOf(placed), proof: receipt },
        past,
        TEST_RECEIPTS.publicKey,
      );
      expect(verdict.steps.filter(({ holds }) => !holds)).toEqual([]);
    }
  });

  test('does not verify with another roll, payout or nonce', async () => {
    const member = await memberWith(owner, START);
    await bet({ member });
    await rotate(member, 'mine');
    const [past] = (await seedsOf(app, member))?.past ?? [];
    const [first] = await found(member);
    if (first === undefined || past === undefined) throw new Error('There is no bet.');
    const failing = (change: Partial<OriginalRecord>) =>
      verifyOriginalBet(
        { statement: statementOf({ ...first.bet, ...change }), proof: first.receipt },
        past,
        TEST_RECEIPTS.publicKey,
      )
        .steps.filter(({ holds }) => !holds)
        .map(({ name }) => name);
    expect(failing({})).toEqual([]);
    expect(failing({ result: '101.00' })).toEqual(['outcome', 'receipt']);
    expect(failing({ payout: 7n })).toEqual(['payout', 'receipt']);
    expect(failing({ nonce: 1 })).toEqual(expect.arrayContaining(['nonce', 'outcome', 'receipt']));
    expect(failing({ multiple: '1.9900' })).toEqual(['multiple', 'receipt']);
  });

  test('is placed once for a repeated key, and another bet with the same key is a conflict', async () => {
    const member = await memberWith(owner, START);
    const first = await bet({ member, key: 'the-same' });
    expect(await bet({ member, key: 'the-same' })).toEqual(first);
    expect((await bet({ member, key: 'the-same', stake: 2n * USDT })).outcome).toBe('conflict');
    expect((await bet({ member, key: 'the-same', settings: 'over:50.01' })).outcome).toBe(
      'conflict',
    );
    expect(await betsOf(member)).toHaveLength(1);
  });

  test('is refused if the balance is too low, and a retry with its key is also refused', async () => {
    const member = await memberWith(owner, USDT);
    expect((await bet({ member, key: 'too-much', stake: 2n * USDT })).outcome).toBe('funds');
    await bet({ member, stake: USDT, settings: 'under:98.00' });
    expect((await bet({ member, key: 'too-much', stake: 2n * USDT })).outcome).toBe('funds');
  });

  test('is refused if its win could exceed the bound, and the refusal names the maximum stake', async () => {
    const member = await memberWith(owner, START);
    await setLimits(owner, { win: 1n });
    const bound = (await bankroll()) / USDT;
    const settings = 'under:0.01';
    const largest = largestStake(bound, { numerator: 99_000_000n, denominator: 10_000n }) ?? 0n;
    const refused = await bet({ member, settings, stake: largest + 10_000n, key: 'too-large' });
    expect(refused).toMatchObject({ outcome: 'win', largest });
    expect((await bet({ member, settings, stake: largest })).outcome).toBe('placed');
    await setLimits(owner, { win: 5_000n });
    expect(await bet({ member, settings, stake: largest + 10_000n, key: 'too-large' })).toEqual(
      refused,
    );
  });

  test('never risks more than the bankroll above its floor, even within one batch', async () => {
    const members = [await memberWith(owner, START), await memberWith(owner, START)];
    // Each win is 0.98 USDT, and the bankroll covers only one win.
    await setLimits(owner, { floor: (await bankroll()) - USDT });
    const ids: bigint[] = [];
    for (const member of members) ids.push(await ask({ member }));
    await answerAll();
    const outcomes = (await answersTo(ids)).map(({ outcome }) => outcome);
    await setLimits(owner, { floor: 0n });
    expect(outcomes).toEqual(['placed', 'win']);
  });

  test('waits while its account is locked, but bets of other members do not', async () => {
    const [held, free] = [await memberWith(owner, START), await memberWith(owner, START)];
    await bet({ member: held });
    const ids = [await ask({ member: held }), await ask({ member: free })];
    const undecided = await owner.transaction(async (tx) => {
      await holdAccount(tx, held);
      await answerAll();
      return answersTo(ids);
    });
    expect(undecided.map(({ outcome }) => outcome)).toEqual(['placed']);
    expect(await betsOf(free)).toHaveLength(1);
    await answerAll();
    expect(await betsOf(held)).toHaveLength(2);
  });

  test('never shares a nonce with another bet, even if two draws run at the same time', async () => {
    const other = pairDraw((error) => errors.push(error));
    const otherDb = database.as('draw');
    const members = await Promise.all([1, 2, 3, 4].map(() => memberWith(owner, START)));
    for (let turn = 0; turn < 5; turn += 1) {
      for (const member of members) await ask({ member, stake: 10_000n });
      await Promise.all([draw.answer(drawDb), other.answer(otherDb)]);
    }
    await answerAll();
    for (const member of members) {
      expect((await betsOf(member)).map(({ nonce }) => nonce)).toEqual([0n, 1n, 2n, 3n, 4n]);
    }
  });

  test('is not placed if it waited too long', async () => {
    const member = await memberWith(owner, START);
    const id = await ask({ member });
    await rewrite(
      owner,
      sql`
      update draw_request set asked_at = asked_at - interval '11 seconds' where id = ${id}`,
    );
    await answerAll();
    expect((await answersTo([id])).map(({ outcome }) => outcome)).toEqual(['late']);
    expect(await betsOf(member)).toEqual([]);
  });

  test('takes no stake if the server seed cannot be decrypted', async () => {
    const member = await memberWith(owner, START);
    await bet({ member });
    const reported: unknown[] = [];
    const keyring = new Keyring(systemRandom, [{ version: 9, secret: 'another' }]);
    const keyless = pairDraw((error) => reported.push(error), keyring);
    const id = await ask({ member });
    await keyless.answer(drawDb);
    expect((await answersTo([id])).map(({ outcome }) => outcome)).toEqual(['failed']);
    expect(reported).toHaveLength(1);
    expect(await betsOf(member)).toHaveLength(1);
  });

  test.each([
    ['an unknown kind', { kind: 'roulette' as 'dice' }],
    ['a target out of range', { settings: 'over:100.00' }],
    ['no target', { settings: '' }],
    ['a stake with a tenth of a cent', { stake: 1_000n }],
    ['a negative stake', { stake: -10_000n }],
    ['a stake of more than all USDT', { stake: 10n ** 15n }],
  ])('is refused before the draw with %s', async (_, change) => {
    const member = await memberWith(owner, START);
    await expect(ask({ member, ...change })).rejects.toThrow('malformed');
  });
});

test('a second game of Mines in a batch opens with the rest of the bankroll', async () => {
  const members = [await memberWith(owner, START), await memberWith(owner, START)];
  await setLimits(owner, { floor: (await bankroll()) - 10n * USDT });
  const ids: bigint[] = [];
  for (const member of members) ids.push(await ask({ member, kind: 'mines', settings: '3' }));
  await answerAll();
  const outcomes = (await answersTo(ids)).map(({ outcome }) => outcome);
  const cells = await owner.query<{ most: number }>(sql`
    select most_reveals as most from mines_game where member_id = any (${members}::bigint[])
    order by id`);
  await setLimits(owner, { floor: 0n });
  expect(outcomes).toEqual(['placed', 'placed']);
  const [first = 0, second = 0] = cells.map(({ most }) => most);
  expect(first).toBeGreaterThan(second);
  expect(second).toBeGreaterThan(0);
});

describe('a bet on Plinko', () => {
  test('pays by the rules, shares nonces with Dice, and can be verified after the rotation', async () => {
    const member = await memberWith(owner, START);
    const house = await bankroll();
    const settings = ['8:low', '9:medium', '12:low', '16:high', '16:medium'];
    for (const each of settings) {
      await bet({ member, kind: 'plinko', settings: each, stake: USDT / 100n });
      await bet({ member, stake: USDT / 100n });
    }
    const bets = await betsOf(member);
    expect(bets.map(({ nonce }) => nonce)).toEqual(
      Array.from({ length: 10 }, (_, nonce) => BigInt(nonce)),
    );
    const paid = bets.reduce((sum, { payout, stake }) => sum + payout - stake, 0n);
    expect(await mainOf(member)).toBe(START + paid);
    expect(await bankroll()).toBe(house - paid);

    expect(await rotate(member, 'mine')).toBe('done');
    const [past] = (await seedsOf(app, member))?.past ?? [];
    for (const { bet: placed, receipt } of await found(member)) {
      const verdict = verifyOriginalBet(
        { statement: statementOf(placed), proof: receipt },
        past,
        TEST_RECEIPTS.publicKey,
      );
      expect(verdict.steps.filter(({ holds }) => !holds)).toEqual([]);
      if (placed.game === 'dice') continue;
      const board = parsePlinkoSettings(placed.settings);
      if (board === undefined) throw new Error(`There is no board ${placed.settings}.`);
      expect(placed.result).toHaveLength(board.rows);
      const bucket = bucketOf(parsePath(placed.result));
      const multiple = multiplierOf(board.rows, board.risk, bucket);
      expect([placed.multiple, placed.payout]).toEqual([
        multipleText(multiple),
        payoutOf(placed.stake, multiple),
      ]);
    }
  });

  test('takes no stake if the draw does not know the game, while other bets are placed', async () => {
    const [unknown, known] = [await memberWith(owner, START), await memberWith(owner, START)];
    for (const member of [unknown, known]) await bet({ member });
    const balance = await mainOf(unknown);
    /** Renames Plinko, to simulate a game that only a later release of the draw knows. */
    const later: Queryable = {
      query: async <Row extends object>(query: Sql, name?: string) => {
        const rows = await drawDb.query<Row>(query, name);
        return rows.map((row) =>
          'kind' in row && row.kind === 'plinko' ? { ...row, kind: 'roulette' } : row,
        );
      },
    };
    const reported: unknown[] = [];
    const ids = [
      await ask({ member: unknown, kind: 'plinko', settings: '8:low' }),
      await ask({ member: known }),
    ];
    await pairDraw((error) => reported.push(error)).answer(later);
    expect((await answersTo(ids)).map(({ outcome }) => outcome)).toEqual(['failed', 'placed']);
    expect(reported).toEqual([new Error('The draw does not know roulette.')]);
    expect(await mainOf(unknown)).toBe(balance);
    expect((await seedsOf(app, unknown))?.current.nonce).toBe(1);
  });

  test('does not share its key with a bet on Dice', async () => {
    const member = await memberWith(owner, START);
    const ball = { member, kind: 'plinko' as const, settings: '8:low', key: 'of-both' };
    const first = await bet(ball);
    expect((await bet({ member, key: 'of-both' })).outcome).toBe('placed');
    expect(await bet(ball)).toEqual(first);
    expect((await bet({ ...ball, settings: '8:high' })).outcome).toBe('conflict');
    expect(await betsOf(member)).toHaveLength(2);
  });

  test("is refused if its board's highest multiple could exceed the bound", async () => {
    const member = await memberWith(owner, START);
    await setLimits(owner, { win: 1n });
    const bound = (await bankroll()) / USDT;
    for (const rows of [8, 12, 16] as const) {
      const board = { rows, risk: 'high' } as const;
      const settings = plinkoSettings(board);
      const largest = largestStake(bound, greatestMultiple(board)) ?? 0n;
      const ball = { member, kind: 'plinko' as const, settings };
      expect(await bet({ ...ball, stake: largest + 10_000n })).toMatchObject({
        outcome: 'win',
        largest,
      });
      if (largest > 0n) expect((await bet({ ...ball, stake: largest })).outcome).toBe('placed');
    }
    await setLimits(owner, { win: 5_000n });
  });

  test.each(['', '7:low', '17:low', '08:low', '8:none', '8', 'over:50.00'])(
    'is refused before the draw with the settings %j',
    async (settings) => {
      const member = await memberWith(owner, START);
      await expect(ask({ member, kind: 'plinko', settings })).rejects.toThrow('malformed');
    },
  );
});

describe('the database', () => {
  test('computes the same bucket, multiple and payout as the rules for every Plinko board', async () => {
    const balls = ROWS.flatMap((rows) =>
      RISKS.flatMap((risk) =>
        Array.from({ length: rows + 1 }, (_, bucket) => ({
          bet: { rows, risk },
          // The rows below the board must not count.
          drawn: 'R'.repeat(bucket) + 'L'.repeat(rows - bucket) + 'R'.repeat(16 - rows),
          bucket,
        })),
      ),
    );
    const outcomes = await owner.query<{
      most: bigint;
      result: string;
      multiple: string;
      paid: bigint;
    }>(sql`
      select outcome.most, outcome.result, outcome.multiple, outcome.paid
      from unnest(${balls.map(({ bet: board }) => plinkoSettings(board))}::text[],
          ${balls.map(({ drawn }) => drawn)}::text[]) with ordinality as ball (settings, drawn, position),
        original_outcome('plinko', settings, drawn) outcome
      order by position`);
    expect(outcomes).toHaveLength(balls.length);
    for (const [place, { bet: board, drawn, bucket }] of balls.entries()) {
      const multiple = multiplierOf(board.rows, board.risk, bucket);
      expect(outcomes[place]).toEqual({
        most: greatestMultiple(board).numerator * 1_000n,
        result: drawn.slice(0, board.rows),
        multiple: multipleText(multiple),
        paid: multiple.numerator * 1_000n,
      });
    }
  });

  test('computes the same multiples and wins as the rules', async () => {
    const targets = Array.from({ length: 10_002 }, (_, target) => target);
    const bets = (['over', 'under'] as const).flatMap((direction) =>
      targets.map((target): DiceBet => ({ direction, target })),
    );
    const rows = await owner.query<{
      settings: string;
      multiple: bigint | null;
      wins: boolean;
    }>(sql`
      select settings, dice_multiple(settings) as multiple, dice_wins(settings, '50.00') as wins
      from unnest(${bets.map(diceSettings)}::text[]) as settings`);
    expect(rows).toHaveLength(bets.length);
    for (const { settings, multiple, wins } of rows) {
      const placed = parseDiceSettings(settings);
      if (placed === undefined) expect([settings, multiple]).toEqual([settings, null]);
      else {
        expect([settings, multiple, wins]).toEqual([
          settings,
          diceMultiple(placed).numerator,
          winsWith(5_000, placed),
        ]);
      }
    }
  });

  test('contains no server seed of a current pair, and hides the sealed seed from web servers', async () => {
    const member = await memberWith(owner, START);
    await bet({ member });
    const tables = await owner.query<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    );
    await rotate(member, 'mine');
    const [past] = (await seedsOf(app, member))?.past ?? [];
    const seed = past?.serverSeed ?? '';
    const again = await memberWith(owner, START);
    await bet({ member: again });
    expect(tables.length).toBeGreaterThan(40);
    expect(seed).toMatch(/^[\da-f]{64}$/);
    await expect(app.query(sql`select sealed from seed_pair_secret`)).rejects.toThrow('denied');
    await expect(app.query(sql`select * from draw_request`)).rejects.toThrow('denied');
    await expect(drawDb.query(sql`select stake from draw_request`)).rejects.toThrow('denied');
    await expect(drawDb.query(sql`select stake from original_bet`)).rejects.toThrow('denied');
    const [row] = await owner.query<{ seed: string | null }>(sql`
      select server_seed as seed from seed_pair where member_id = ${again} and state = 'current'`);
    expect(row).toEqual({ seed: null });
  });

  test.each([
    ['another hash', `server_seed_hash = sha256('x')`],
    ['a nonce that goes back', 'nonce = nonce - 1'],
    ['a nonce that skips a bet', 'nonce = nonce + 2'],
    [
      'a seed that was not announced',
      `state = 'past', server_seed = repeat('0', 64), revealed_at = now()`,
    ],
    ['another place', 'place = place + 100'],
  ])('refuses, even for its owner, %s', async (_, change) => {
    const member = await memberWith(owner, START);
    await bet({ member });
    const changed = owner.query(
      raw(`
      update seed_pair set ${change} where member_id = ${member} and state = 'current'`),
    );
    await expect(changed).rejects.toThrow(/stays|counts|announced one/);
  });

  test('refuses, even for its owner, to change a bet', async () => {
    await expect(owner.query(sql`update original_bet set payout = 0`)).rejects.toThrow(
      'append-only',
    );
    await expect(owner.query(sql`delete from seed_pair`)).rejects.toThrow('append-only');
  });
});

describe('seed pairs', () => {
  test('show the hash of the next pair from the start, and rotate to it', async () => {
    const member = await memberWith(owner, START);
    await bet({ member, kind: 'pairs', settings: '', stake: 0n });
    const before = await seedsOf(app, member);
    expect(before?.current).toMatchObject({ clientSeedBy: 'server', nonce: 0 });
    expect(await rotate(member, 'mine')).toBe('done');
    const after = await seedsOf(app, member);
    expect(after?.current).toEqual({
      serverSeedHash: before?.nextHash,
      clientSeed: 'mine',
      clientSeedBy: 'member',
      nonce: 0,
    });
    expect(after?.nextHash).not.toBe(before?.nextHash);
    expect(after?.past).toMatchObject([
      { serverSeedHash: before?.current.serverSeedHash, bets: 0 },
    ]);
  });

  test('rotate once for a repeated key, and never to a client seed that was used before', async () => {
    const member = await memberWith(owner, START);
    await bet({ member });
    expect(await changeClientSeed(app, member, 'first-key', 'first')).toBe('done');
    expect(await rotate(member, 'first')).toBe('used');
    expect(await rotate(member, 'second', 'rotation')).toBe('done');
    expect(await rotate(member, 'second', 'rotation')).toBe('done');
    expect(await rotate(member, 'third', 'rotation')).toBe('conflict');
    expect(await rotate(member, 'second')).toBe('used');
    expect((await seedsOf(app, member))?.past).toHaveLength(1);
  });

  test('keep the nonce when the client seed changes, and use the new seed for the next bet', async () => {
    const member = await memberWith(owner, START);
    await bet({ member });
    expect(await changeClientSeed(app, member, 'first-key', 'mine')).toBe('done');
    expect(await changeClientSeed(app, member, 'first-key', 'mine')).toBe('done');
    expect(await changeClientSeed(app, member, 'first-key', 'other')).toBe('conflict');
    expect(await changeClientSeed(app, member, 'second-key', 'mine')).toBe('used');
    await bet({ member });
    const placed = (await found(member)).map(({ bet: { clientSeed, nonce } }) => [
      clientSeed,
      nonce,
    ]);
    expect(placed).toEqual([
      [expect.stringMatching(/^[\da-f]{32}$/), 0],
      ['mine', 1],
    ]);
  });

  test('cannot be used after their last nonce', async () => {
    const member = await memberWith(owner, START);
    await bet({ member });
    await rewrite(
      owner,
      sql`
      update seed_pair set nonce = 2147483648 where member_id = ${member} and state = 'current'`,
    );
    expect((await bet({ member })).outcome).toBe('rotate');
    expect(await rotate(member, 'mine')).toBe('done');
    expect((await bet({ member })).outcome).toBe('placed');
  });
});
