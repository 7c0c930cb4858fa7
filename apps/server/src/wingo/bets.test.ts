import { setTimeout as delay } from 'node:timers/promises';
import { USDT, type MicroUsdt } from '@platform/rules/money';
import { parseBet, payout, type GameType } from '@platform/rules/wingo';
import sql, { raw } from 'sql-template-tag';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { one, type Database, type Tx } from '../db/database';
import { deleteExpired } from '../jobs/retention';
import { accountOf, balancesOf, escrowOf, platformAccount } from '../ledger/accounts';
import { auditLedger } from '../ledger/audit';
import { transfer } from '../testing/transfer';
import { testDatabase, type TestDatabase } from '../testing/database';
import { memberWith, membersWith } from '../testing/people';
import { openRound, reachClose, rewrite } from '../testing/rounds';
import { BetQueue, type BetQueueOptions } from './betQueue';
import { placeBets, type Bid } from './bets';
import { closeRounds } from './rounds';

const GAME: GameType = 1;
const GREEN = parseBet('color', 'green');
const NO_LIMIT = 1_000_000_000n * USDT;

let database: TestDatabase;
let db: Database;
let round: bigint;
let other: Database;

beforeEach(async () => {
  database = await testDatabase(inject('postgresUrl'));
  db = database.db;
  other = database.another();
  round = await openRound(db, GAME);
});
afterEach(async () => {
  const audit = await auditLedger(db);
  await database.drop();
  expect(audit).toEqual({ sum: 0n, astray: [], unbalanced: [] });
});

/**
 * Creates a queue with unlimited attempts, because copies of a bet may lock the account for long.
 */
const queue = (on: Database, liability: MicroUsdt = NO_LIMIT) =>
  new BetQueue((game, bids) => placeBets(on, game, bids, liability), {
    rest: () => delay(50),
    attempts: Infinity,
  });

const bid = (member: bigint, key: string, more: Partial<Bid> = {}): Bid => ({
  member,
  key,
  bet: GREEN,
  stake: USDT,
  ...more,
});

const fund = (member: bigint, amount: MicroUsdt) =>
  db.transaction(async (tx) => {
    const from = await platformAccount(tx, 'issuance');
    const to = await accountOf(tx, 'main', member);
    await transfer(tx, [{ key: `fund:${member}`, from, to, amount }]);
  });

const countBets = async () =>
  one(await db.query<{ count: number }>(sql`select count(*)::int as count from wingo_bet`)).count;

function tally(placements: readonly ({ outcome: string } | undefined)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const placement of placements) {
    const outcome = placement?.outcome ?? 'none';
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

describe('a bet', () => {
  test('moves its stake into the escrow of the running round', async () => {
    const member = await memberWith(db, 10n * USDT);
    const [placement] = await placeBets(db, GAME, [bid(member, 'k')], NO_LIMIT);
    expect(placement).toMatchObject({ outcome: 'accepted' });
    expect(await balancesOf(db, member)).toEqual({ main: 9n * USDT, locker: 0n });
    expect(await escrowOf(db, round)).toBe(USDT);
  });

  test('opens the escrow if it is the first bet of its round, even on two servers at the same time', async () => {
    const escrows = () => db.query(sql`select id from account where kind = 'escrow'`);
    const [one, two] = (await membersWith(db, 2, USDT)) as [bigint, bigint];
    expect(await escrows()).toEqual([]);
    const placed = await Promise.all([
      placeBets(db, GAME, [bid(one, 'k')], NO_LIMIT),
      placeBets(other, GAME, [bid(two, 'k')], NO_LIMIT),
    ]);
    expect(placed.flat()).toMatchObject([{ outcome: 'accepted' }, { outcome: 'accepted' }]);
    expect(await escrows()).toHaveLength(1);
    expect(await escrowOf(db, round)).toBe(2n * USDT);
  });

  test('is refused if no round of the game is running', async () => {
    const member = await memberWith(db, USDT);
    const placements = await placeBets(db, 2, [bid(member, 'k')], NO_LIMIT);
    expect(placements).toEqual([{ outcome: 'closed' }]);
  });

  test('is refused on a round other than the one that the member saw', async () => {
    const member = await memberWith(db, USDT);
    const placements = await placeBets(db, GAME, [bid(member, 'k', { seen: 'older' })], NO_LIMIT);
    expect(placements).toEqual([{ outcome: 'closed' }]);
  });
});

describe('a bet while another transaction locks the account of its member', () => {
  const hold = (tx: Tx, member: bigint) =>
    tx.query(sql`select from account where owner = ${member} and kind = 'main' for update`);

  test('is refused as busy, while other members bet and the round closes', async () => {
    const [held, free] = (await membersWith(db, 2, 10n * USDT)) as [bigint, bigint];
    await other.transaction(async (tx) => {
      await hold(tx, held);
      const both = await placeBets(db, GAME, [bid(held, 'k'), bid(free, 'k')], NO_LIMIT);
      expect(both).toMatchObject([{ outcome: 'busy' }, { outcome: 'accepted' }]);
      await reachClose(db, round);
      await closeRounds(db);
    });
    expect(await countBets()).toBe(1);
  });

  test('returns the earlier outcome for a used key', async () => {
    const member = await memberWith(db, 10n * USDT);
    const [first] = await placeBets(db, GAME, [bid(member, 'k')], NO_LIMIT);
    await other.transaction(async (tx) => {
      await hold(tx, member);
      const [again] = await placeBets(db, GAME, [bid(member, 'k')], NO_LIMIT);
      expect(again).toEqual({ ...first, outcome: 'replayed', number: null, acceptedAt: null });
    });
  });

  test('never deadlocks with a transaction that waits for the bet', async () => {
    const [first, second] = (await membersWith(db, 2, 10n * USDT)) as [bigint, bigint];
    await other.transaction(async (tx) => {
      // Deposits lock accounts in no particular order.
      await hold(tx, second);
      await placeBets(db, GAME, [bid(first, 'k'), bid(second, 'k')], NO_LIMIT);
      await hold(tx, first);
    });
  });
});

test('stores the time of the decision instead of the time of the write', async () => {
  const member = await memberWith(db, 10n * USDT);
  await db.query(raw('create table written (begun_at timestamptz)'));
  await db.query(
    raw(`create function note() returns trigger language plpgsql security definer as
      $$ begin insert into written values (clock_timestamp()); return null; end $$`),
  );
  await db.query(
    raw(
      'create trigger note before insert on wingo_bet for each statement execute function note()',
    ),
  );
  await placeBets(db, GAME, [bid(member, 'k')], NO_LIMIT);
  const times = await db.query<{ judgedFirst: boolean }>(sql`
    select placed_at < begun_at as "judgedFirst" from wingo_bet, written`);
  expect(times).toEqual([{ judgedFirst: true }]);
});

describe('a refusal', () => {
  test('is repeated for a retry with the same key, even after a deposit adds the missing funds', async () => {
    const member = await memberWith(db, USDT);
    const large = bid(member, 'k', { stake: 5n * USDT });
    expect(await placeBets(db, GAME, [large], NO_LIMIT)).toEqual([{ outcome: 'funds' }]);
    await fund(member, 10n * USDT);
    expect(await placeBets(db, GAME, [large], NO_LIMIT)).toEqual([{ outcome: 'funds' }]);
    const another = await placeBets(db, GAME, [bid(member, 'k')], NO_LIMIT);
    expect(another).toEqual([{ outcome: 'conflict' }]);
    const again = await placeBets(db, GAME, [{ ...large, key: 'l' }], NO_LIMIT);
    expect(again).toMatchObject([{ outcome: 'accepted' }]);
  });

  test('is repeated for a retry in the next round, if the round was closed at the first attempt', async () => {
    const member = await memberWith(db, USDT);
    await reachClose(db, round);
    expect(await placeBets(db, GAME, [bid(member, 'k')], NO_LIMIT)).toEqual([
      { outcome: 'closed' },
    ]);
    await rewrite(db, sql`update wingo_round set draws_at = clock_timestamp() where id = ${round}`);
    await openRound(db, GAME);
    expect(await placeBets(db, GAME, [bid(member, 'k')], NO_LIMIT)).toEqual([
      { outcome: 'closed' },
    ]);
  });

  test('is deleted after a day', async () => {
    const member = await memberWith(db, USDT);
    await placeBets(db, GAME, [bid(member, 'k', { stake: 5n * USDT })], NO_LIMIT);
    const kept = async () => (await db.query(sql`select from wingo_refusal`)).length;
    await deleteExpired(db);
    expect(await kept()).toBe(1);
    await db.query(sql`update wingo_refusal set refused_at = refused_at - interval '25 hours'`);
    await deleteExpired(db);
    expect(await kept()).toBe(0);
  });
});

describe('an idempotency key', () => {
  test('places one bet if it is sent many times in parallel through two servers', async () => {
    const member = await memberWith(db, 10n * USDT);
    const [first, second] = [queue(db), queue(other)];
    const placements = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        (index % 2 === 0 ? first : second).place(GAME, bid(member, 'the same key')),
      ),
    );
    expect(
      new Set(placements.map((placed) => placed && 'betId' in placed && placed.betId)).size,
    ).toBe(1);
    expect(tally(placements)).toEqual({
      accepted: 1,
      replayed: 59,
    });
    expect(await countBets()).toBe(1);
    expect((await balancesOf(db, member)).main).toBe(9n * USDT);
  });

  test('returns the earlier outcome even if funds, round and limit have changed', async () => {
    const member = await memberWith(db, USDT);
    const [first] = await placeBets(db, GAME, [bid(member, 'k')], NO_LIMIT);
    await reachClose(db, round);
    await closeRounds(db);
    const [again] = await placeBets(db, GAME, [bid(member, 'k', { seen: 'older' })], 0n);
    expect(again).toEqual({ ...first, outcome: 'replayed', number: null, acceptedAt: null });
  });

  test.each<[string, Partial<Bid>, GameType]>([
    ['stake', { stake: 2n * USDT }, GAME],
    ['selection', { bet: parseBet('number', '3') }, GAME],
    ['game', {}, 2],
  ])('conflicts if it is used with a different %s', async (_, change, game) => {
    const member = await memberWith(db, 10n * USDT);
    await openRound(db, 2);
    await placeBets(db, GAME, [bid(member, 'k')], NO_LIMIT);
    const placements = await placeBets(db, game, [bid(member, 'k', change)], NO_LIMIT);
    expect(placements).toEqual([{ outcome: 'conflict' }]);
    expect(await countBets()).toBe(1);
  });

  test('belongs to its member: two members may use the same key', async () => {
    const bids = (await membersWith(db, 2, USDT)).map((member) => bid(member, 'k'));
    const placements = await placeBets(db, GAME, bids, NO_LIMIT);
    expect(tally(placements)).toEqual({ accepted: 2 });
  });
});

describe('bet limits', () => {
  test('concurrent bets stop exactly when the balance is used up', async () => {
    const members = await membersWith(db, 5, 7n * USDT);
    const [first, second] = [queue(db), queue(other)];
    const placements = await Promise.all(
      members.flatMap((member) =>
        Array.from({ length: 20 }, (_, index) =>
          (index % 2 === 0 ? first : second).place(GAME, bid(member, `key-${index}`)),
        ),
      ),
    );
    expect(tally(placements)).toEqual({ accepted: 35, funds: 65 });
    const balances = await Promise.all(members.map((member) => balancesOf(db, member)));
    expect(balances.map(({ main }) => main)).toEqual([0n, 0n, 0n, 0n, 0n]);
    expect(await escrowOf(db, round)).toBe(35n * USDT);
  });

  test('refuse bets above the liability of a round for one digit, and accept other bets', async () => {
    const three = parseBet('number', '3');
    const liability = 4n * payout(three, USDT, 3);
    const members = await membersWith(db, 6, 10n * USDT);
    const bids = members.map((member) => bid(member, 'k', { bet: three }));
    expect(tally(await placeBets(db, GAME, bids, liability))).toEqual({
      accepted: 4,
      liability: 2,
    });
    const [member = 0n] = members;
    const elsewhere = bid(member, 'high', { bet: parseBet('high', '') });
    const onDigit = bid(member, 'green', { bet: GREEN });
    expect(await placeBets(db, GAME, [onDigit], liability)).toEqual([{ outcome: 'liability' }]);
    expect(tally(await placeBets(db, GAME, [elsewhere], liability))).toEqual({ accepted: 1 });
  });
});

describe('batches', () => {
  test('cause no deadlock for two games with the same members in opposite orders', async () => {
    await openRound(db, 2);
    const members = await membersWith(db, 40, 20n * USDT);
    const [here, there] = [queue(db), queue(other)];
    const placed = Array.from({ length: 10 }, (_, index) => [
      ...members.map((member) => here.place(GAME, bid(member, `one-${index}`))),
      ...members.toReversed().map((member) => there.place(2, bid(member, `two-${index}`))),
    ]).flat();
    expect(tally(await Promise.all(placed))).toEqual({ accepted: 800 });
  });
});

describe('the database refuses', () => {
  const forged = (transfer: bigint, on: bigint, by: bigint) =>
    db.query(sql`
      insert into wingo_bet (id, round_id, member_id, game, bet_type, bet_value, stake, fee)
      values (${transfer}, ${on}, ${by}, 1, 'high', 'high', 100, 2)`);

  test('a bet with a transfer, round or member that does not exist', async () => {
    const member = await memberWith(db, USDT);
    const { id: grant } = one(
      await db.query<{ id: bigint }>(sql`select id from transfer where key like ${'grant:%'}`),
    );
    const refused = expect.objectContaining({ code: '23503' });
    await expect(forged(999n, round, member)).rejects.toEqual(refused);
    await expect(forged(grant, 999n, member)).rejects.toEqual(refused);
    await expect(forged(grant, round, 999n)).rejects.toEqual(refused);
    await expect(forged(grant, round, member)).resolves.toEqual([]);
  });

  test('a payout for a bet that does not exist', async () => {
    const payout = db.query(sql`insert into wingo_payout values (999, 1, 100)`);
    await expect(payout).rejects.toThrow('There is no bet 999.');
  });

  test('to delete a round, or a member with bets', async () => {
    const member = await memberWith(db, USDT);
    await placeBets(db, GAME, [bid(member, 'k')], NO_LIMIT);
    const ofRound = db.query(sql`delete from wingo_round where id = ${round}`);
    await expect(ofRound).rejects.toThrow(
      'A round stays in the public history: delete is refused.',
    );
    const ofMember = db.query(sql`delete from member where id = ${member}`);
    await expect(ofMember).rejects.toThrow(`The member ${member} has bets and stays.`);
  });
});

test('(B9) decides bets one by one if a batch exceeds a million USDT on one number', async () => {
  const stake = 1_000_000n * USDT;
  const members = await membersWith(db, 4, stake);
  const bids = members.map((member) => ({
    member,
    stake,
    key: 'large',
    bet: { betType: 'number', betValue: 7 } as const,
  }));
  const [first = 0n] = members;
  const tooMuch = { ...bids[0], member: first, key: 'again' } as Bid;
  expect(
    (await placeBets(db, GAME, bids, 30_000_000n * USDT)).map(({ outcome }) => outcome),
  ).toEqual([...['accepted', 'accepted', 'accepted', 'liability']]);
  expect((await placeBets(db, GAME, [tooMuch], NO_LIMIT)).map(({ outcome }) => outcome)).toEqual([
    'funds',
  ]);
});

describe('the close of betting', () => {
  test('follows the database’s clock, even before a server has marked the round', async () => {
    const member = await memberWith(db, USDT);
    await reachClose(db, round);
    expect(await placeBets(db, GAME, [bid(member, 'k')], NO_LIMIT)).toEqual([
      { outcome: 'closed' },
    ]);
  });

  test('waits for the bets in flight and accepts no later bets', async () => {
    const members = await membersWith(db, 40, USDT);
    const [first, second] = [queue(db), queue(other)];
    const bets = members.map((member, index) =>
      (index % 2 === 0 ? first : second).place(GAME, bid(member, 'k')),
    );
    const closing = reachClose(other, round).then(async () => {
      await closeRounds(other);
      return countBets();
    });
    const [placements, countAtClose] = await Promise.all([Promise.all(bets), closing]);
    const { accepted = 0 } = tally(placements);
    expect(countAtClose).toBe(accepted);
    expect(await countBets()).toBe(accepted);
    expect(await escrowOf(db, round)).toBe(BigInt(accepted) * USDT);
  });
});

describe('the queue', () => {
  test('sends waiting bets as one batch, with at most one bet per member', async () => {
    const batches: bigint[][] = [];
    const sent = new BetQueue(async (_, bids) => {
      batches.push(bids.map(({ member }) => member));
      return bids.map(() => ({ outcome: 'funds' as const }));
    });
    const members = [1n, 2n, 2n, 3n, 2n];
    await Promise.all(members.map((member, n) => sent.place(GAME, bid(member, `k${n}`))));
    expect(batches).toEqual([[1n], [2n, 3n], [2n], [2n]]);
  });

  describe('after a large batch', () => {
    /**
     * Sends four bets, the first in its own batch. The queue then pauses until `wake`, or until two
     * bets wait.
     */
    const afterCrowd = async () => {
      const batches: bigint[][] = [];
      let wake = () => {};
      const sent = new BetQueue(
        async (_, bids) => {
          batches.push(bids.map(({ member }) => member));
          return bids.map(() => ({ outcome: 'funds' as const }));
        },
        { pacer: () => () => new Promise<void>((resolve) => (wake = resolve)) },
      );
      await Promise.all([1n, 2n, 3n, 4n].map((member) => sent.place(GAME, bid(member, 'k'))));
      expect(batches.splice(0)).toEqual([[1n], [2n, 3n, 4n]]);
      return { batches, sent, wake: () => wake() };
    };

    test('pauses until half as many bets wait', async () => {
      const { batches, sent } = await afterCrowd();
      const first = sent.place(GAME, bid(1n, 'l'));
      await Promise.resolve();
      expect(batches).toEqual([]);
      await Promise.all([first, sent.place(GAME, bid(2n, 'l'))]);
      expect(batches).toEqual([[1n, 2n]]);
    });

    test('pauses no longer than its limit', async () => {
      const { batches, sent, wake } = await afterCrowd();
      const lone = sent.place(GAME, bid(1n, 'l'));
      wake();
      await lone;
      expect(batches).toEqual([[1n]]);
    });
  });

  test('retries a bet while its member is busy, without delaying other bets', async () => {
    const batches: bigint[][] = [];
    let rested = 0;
    const sent = new BetQueue(
      async (_, bids) => {
        batches.push(bids.map(({ member }) => member));
        return bids.map(({ member }) => ({
          outcome: member === 1n && batches.length < 4 ? ('busy' as const) : ('funds' as const),
        }));
      },
      {
        rest: async () => {
          rested += 1;
        },
      },
    );
    const [busy, free] = [sent.place(GAME, bid(1n, 'k')), sent.place(GAME, bid(2n, 'k'))];
    expect(await free).toEqual({ outcome: 'funds' });
    expect(batches).toHaveLength(2);
    expect(await busy).toEqual({ outcome: 'funds' });
    expect(rested).toBeGreaterThan(0);
  });

  test('gives up on a bet after 40 attempts if its member stays busy', async () => {
    let attempts = 0;
    const sent = new BetQueue(async (_, bids) => {
      attempts += bids.length;
      return bids.map(() => ({ outcome: 'busy' as const }));
    });
    expect(await sent.place(GAME, bid(1n, 'k'))).toEqual({ outcome: 'busy' });
    expect(attempts).toBe(40);
  });

  describe('while the database is slow', () => {
    /** Creates a queue whose batches the test ends, and whose clock the test sets. */
    function slow(options: BetQueueOptions = {}) {
      const state = { now: 0, outcome: 'funds' as 'funds' | 'busy' };
      const sent: string[][] = [];
      const ends: (() => void)[] = [];
      const queued = new BetQueue(
        async (_, bids) => {
          sent.push(bids.map(({ key }) => key));
          await new Promise<void>((resolve) => ends.push(resolve));
          return bids.map(() => ({ outcome: state.outcome }));
        },
        { now: () => state.now, longestMs: 4_000, ...options },
      );
      const place = (member: bigint, key: string, more: Partial<Bid> = {}) =>
        queued.place(GAME, bid(member, key, more));
      /** Ends the current batch, or the next one if none is running. */
      const end = async () => {
        while (ends.length === 0) await new Promise(setImmediate);
        ends.shift()?.();
      };
      return { state, sent, place, end };
    }
    const UNSENT = { outcome: 'unsent' };
    const FUNDS = { outcome: 'funds' };

    test('limits the waiting bets and rejects further bets immediately', async () => {
      const { sent, place, end } = slow({ mostWaiting: 2 });
      const taken = [place(1n, 'first'), place(2n, 'second'), place(3n, 'third')];
      expect(await place(4n, 'fourth')).toEqual(UNSENT);
      await end();
      await taken[0];
      await end();
      expect(await Promise.all(taken)).toEqual([FUNDS, FUNDS, FUNDS]);
      expect(sent).toEqual([['first'], ['second', 'third']]);
    });

    test("drops a bet that waited too long, without delaying the member's other bets", async () => {
      const { state, sent, place, end } = slow();
      const [first, late] = [place(1n, 'first'), place(2n, 'late')];
      state.now = 1;
      const inTime = place(2n, 'in time');
      state.now = 4_001;
      await end();
      await first;
      expect(await late).toEqual(UNSENT);
      await end();
      expect(await inTime).toEqual(FUNDS);
      expect(sent).toEqual([['first'], ['in time']]);
    });

    test('merges copies of a bet while at least one of them is awaited', async () => {
      const { state, sent, place, end } = slow({ mostWaiting: 2 });
      const first = place(1n, 'first');
      const copies = [place(2n, 'copied'), place(2n, 'copied')];
      const different = place(2n, 'copied', { stake: 2n * USDT });
      state.now = 3_000;
      copies.push(place(2n, 'copied'));
      state.now = 5_000;
      await end();
      await first;
      expect(await different).toEqual(UNSENT);
      await end();
      expect(await Promise.all(copies)).toEqual([FUNDS, FUNDS, FUNDS]);
      expect(sent).toEqual([['first'], ['copied']]);
    });

    test('reports busy, not unsent, for a bet whose time ends before its next attempt', async () => {
      const { state, sent, place, end } = slow({
        rest: async () => {
          state.now = 4_001;
        },
      });
      state.outcome = 'busy';
      const busy = place(1n, 'busy');
      await end();
      expect(await busy).toEqual({ outcome: 'busy' });
      expect(sent).toEqual([['busy']]);
    });
  });

  test('fails only the bets of a failed batch, and continues with the next batch', async () => {
    let calls = 0;
    const flaky = new BetQueue(async (_, bids) => {
      calls += 1;
      if (calls === 1) throw new Error('connection lost');
      return bids.map(() => ({ outcome: 'funds' as const }));
    });
    const first = flaky.place(GAME, bid(1n, 'k'));
    const second = flaky.place(GAME, bid(2n, 'k'));
    await expect(first).rejects.toThrow('connection lost');
    await expect(second).resolves.toEqual({ outcome: 'funds' });
  });
});

test('functions called by a batch are planned once per connection', async () => {
  const names = ['place_wingo_bets', 'wingo_exposure', 'transfer_funds', 'post', 'check_bets'];
  const planned = await db.query<{ name: string }>(sql`
    select proname as name from pg_proc
    where 'plan_cache_mode=force_generic_plan' = any (proconfig) and proname = any (${names})`);
  expect(planned.map(({ name }) => name).sort()).toEqual([...names].sort());
});
