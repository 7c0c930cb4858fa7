import { USDT, type MicroUsdt } from '@platform/rules/money';
import { feeOf, payout, type WingoBet } from '@platform/rules/wingo';
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openDatabase, type Database } from '../db/database';
import { depositAddresses } from '../funds/addresses';
import { lockFunds } from '../funds/locks';
import { requestWithdrawal, type CodeVerifier } from '../funds/withdrawals';
import { payIncome } from '../jobs/payIncome';
import { moveFunds } from '../jobs/moveFunds';
import { balancesOf, escrowOf } from '../ledger/accounts';
import { auditLedger } from '../ledger/audit';
import { creditDemo, demoChain } from '../ports/chain/demo';
import { chaotic, isLost, LOSSES, type Loss } from '../testing/chaos';
import { testDatabase, type TestDatabase } from '../testing/database';
import { memberWith } from '../testing/people';
import { openRound, reachDraw, readRound } from '../testing/rounds';
import { placeBets } from '../wingo/bets';
import { drawRounds } from '../wingo/draw';
import { closeRounds } from '../wingo/rounds';
import { SELECTIONS } from '../wingo/selections';
import { settleRound, unsettledRounds } from '../wingo/settlement';

// Clients and servers do random things at the same time, in a random order, and connections are
// killed at random statements. Whatever was asked is asked again under the same key until there is
// an answer. Then the books are compared with what was answered.

const START = 300n * USDT;
const NO_LIMIT = 1_000_000_000n * USDT;
const MEMBERS = 3;

let database: TestDatabase;
let db: Database;
/** What each of two servers works with. */
let pools: Database[];

beforeAll(async () => {
  database = await testDatabase(inject('postgresUrl'));
  db = database.db;
  pools = [1, 2].map(() => openDatabase({ url: database.url, connections: 4 }));
});
afterAll(async () => {
  for (const pool of pools) await pool.close();
  await database.drop();
});

type Action =
  | { do: 'bet'; member: number; bet: WingoBet; amount: MicroUsdt }
  | { do: 'lock' | 'withdraw' | 'deposit'; member: number; amount: MicroUsdt }
  | { do: 'end' };

const member = fc.nat({ max: MEMBERS - 1 });
const amount = (low: bigint, high: bigint) =>
  fc.bigInt({ min: low, max: high }).map((cents) => cents * (USDT / 100n));

const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      bet: fc.constantFrom(...SELECTIONS),
      ...{ member, amount: amount(1n, 9_000n) },
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('lock' as const),
      member,
      amount: amount(5_000n, 15_000n),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('withdraw' as const),
      ...{ member, amount: amount(1_000n, 20_000n) },
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('deposit' as const),
      member,
      amount: amount(1n, 5_000n),
    }),
  },
  // Betting closes and the round is drawn: also while bets are on their way.
  { weight: 1, arbitrary: fc.record({ do: fc.constant('end' as const) }) },
);

const story = fc.record({
  clients: fc.array(fc.array(action, { maxLength: 6 }), { minLength: 2, maxLength: 4 }),
  /** How often each server takes all its steps. */
  rounds: fc.integer({ min: 1, max: 4 }),
  losses: fc.uniqueArray(fc.record({ at: fc.nat({ max: 250 }), how: fc.constantFrom(...LOSSES) }), {
    selector: ({ at }) => at,
    maxLength: 12,
  }),
});

let stories = 0;

/** The servers of one story, and everything that was answered. */
class Telling {
  readonly servers: Database[];
  readonly answers = new Map<string, string>();
  lost = 0;
  #statements = 0;
  readonly #name = `story-${(stories += 1)}`;
  readonly #losses: Map<number, Loss>;

  constructor(
    readonly members: readonly bigint[],
    readonly round: bigint,
    losses: readonly { at: number; how: Loss }[],
    scheduler: fc.Scheduler,
  ) {
    this.#losses = new Map(losses.map(({ at, how }) => [at, how]));
    const options = {
      admin: db,
      turn: () => scheduler.schedule(Promise.resolve()),
      loses: () => {
        const loss = this.#losses.get((this.#statements += 1));
        if (loss !== undefined) this.lost += 1;
        return loss;
      },
    };
    this.servers = pools.map((pool) => chaotic(pool, options));
  }

  async client(client: number, actions: readonly Action[]): Promise<void> {
    for (const [index, act] of actions.entries()) {
      const key = `${this.#name}-${client}-${index}`;
      // Another server each time, as a client that lost its connection would find.
      for (let attempt = client; !this.answers.has(key); attempt += 1) {
        const server = this.servers[attempt % this.servers.length] ?? db;
        await this.#ask(server, key, act).then(
          (answer) => this.answers.set(key, answer),
          (error: unknown) => {
            if (!isLost(error)) throw error;
          },
        );
      }
    }
  }

  async #ask(server: Database, key: string, act: Action): Promise<string> {
    if (act.do === 'end') {
      await reachDraw(server, this.round);
      return 'ended';
    }
    const { amount: stake } = act;
    const owner = this.members[act.member] ?? 0n;
    if (act.do === 'bet') {
      const bid = { member: owner, key, bet: act.bet, stake };
      const [placement] = await placeBets(server, 1, [bid], NO_LIMIT);
      return placement?.outcome ?? 'none';
    }
    if (act.do === 'lock') {
      const request = { member: owner, key, plan: 1 as const, amount: stake };
      return server.transaction((tx) => lockFunds(tx, request));
    }
    if (act.do === 'withdraw') {
      const address = `0x${'0'.repeat(36)}${stake % 2n === 0n ? 'beef' : 'dead'}`;
      const request = { member: owner, key, amount: stake, address, code: '' };
      return server.transaction((tx) => requestWithdrawal(tx, ALWAYS_RIGHT, request));
    }
    return this.#deposit(server, owner, stake, key);
  }

  /** What happens on a chain happens once, whoever hears of it. */
  async #deposit(server: Database, owner: bigint, paid: MicroUsdt, key: string): Promise<string> {
    const addresses = await depositAddresses(server, demoChain(server), owner);
    const address = addresses[0]?.address ?? '';
    await creditDemo(server, 'FUSD-FRC20', address, paid, key).catch((error: unknown) => {
      if (!String(error).includes('demo_transfer_hash_key')) throw error;
    });
    return 'paid';
  }

  /** Everything a server does in the background, once. What it lost, a later step makes good. */
  async serve(server: Database): Promise<void> {
    const endure = (error: unknown) => {
      if (!isLost(error)) throw error;
    };
    await closeRounds(server).catch(endure);
    await drawRounds(server).catch(endure);
    const unsettled = await unsettledRounds(server).catch(endure);
    for (const round of unsettled ?? []) await settleRound(server, round, 2).catch(endure);
    await moveFunds(server, demoChain(server), endure);
    await payIncome(server, endure).catch(endure);
  }
}

/** Whether a code is right is proven elsewhere. */
const ALWAYS_RIGHT: CodeVerifier = { verifyTotp: async () => 'right' };

/** Tells a story to its end, and brings everything under way to its end. */
async function tell(
  {
    clients,
    rounds,
    losses,
  }: { clients: Action[][]; rounds: number; losses: { at: number; how: Loss }[] },
  scheduler: fc.Scheduler,
): Promise<Telling> {
  const members: bigint[] = [];
  for (let count = 0; count < MEMBERS; count += 1) {
    members.push(await memberWith(db, START, members.at(-1)));
  }
  const telling = new Telling(members, await openRound(db, 1), losses, scheduler);
  const serving = telling.servers.map(async (server) => {
    for (let count = 0; count < rounds; count += 1) await telling.serve(server);
  });
  const asking = clients.map((actions, client) => telling.client(client, actions));
  await scheduler.waitFor(Promise.all([...serving, ...asking]));
  await reachDraw(db, telling.round);
  for (let count = 0; count < 3; count += 1) await telling.serve(db);
  return telling;
}

interface BetRow {
  key: string;
  member: bigint;
  bet: WingoBet;
  stake: MicroUsdt;
  paid: MicroUsdt;
  payouts: number;
}

async function betsOf(round: bigint): Promise<BetRow[]> {
  const rows = await db.query<Omit<BetRow, 'bet'> & { type: string; value: string }>(sql`
    select split_part(transfer.key, ':', 3) as key, member_id as member, bet_type as type,
      bet_value as value, stake, coalesce(amount, 0) as paid,
      (select count(*)::int from wingo_payout where bet_id = bet.id) as payouts
    from wingo_bet bet join transfer on transfer.id = bet.id
    left join wingo_payout payout on payout.bet_id = bet.id
    where round_id = ${round}`);
  return rows.map(({ type, value, ...row }) => {
    const bet = SELECTIONS.find((one) => one.betType === type && String(one.betValue) === value);
    if (bet === undefined) throw new Error(`There is no bet on ${type} ${value}.`);
    return { ...row, bet };
  });
}

const sum = (amounts: readonly MicroUsdt[]) => amounts.reduce((total, next) => total + next, 0n);

/** What a member must own, by what the tables say happened beside the ledger. */
async function expectedBalances(owner: bigint, bets: readonly BetRow[]) {
  const [row] = await db.query<Record<'deposits' | 'locks' | 'withdrawn' | 'income', bigint>>(sql`
    select
      coalesce((select sum(amount) from demo_transfer join deposit_address using (network, address)
        where member_id = ${owner}), 0)::bigint as deposits,
      coalesce((select sum(amount) from fund_lock where member_id = ${owner}), 0)::bigint as locks,
      coalesce((select sum(amount + fee) from withdrawal
        where member_id = ${owner} and state = 'success'), 0)::bigint as withdrawn,
      coalesce((select sum(amount) from income where member_id = ${owner}), 0)::bigint as income`);
  const { deposits = 0n, locks = 0n, withdrawn = 0n, income = 0n } = row ?? {};
  const own = bets.filter((bet) => bet.member === owner);
  const won = sum(own.map(({ paid }) => paid)) - sum(own.map(({ stake }) => stake));
  return { main: START + deposits - locks - withdrawn + income + won, locker: locks };
}

test('whatever happens at the same time and whatever is lost, every cent is where it belongs', async () => {
  let losses = 0;
  await fc.assert(
    fc.asyncProperty(story, fc.scheduler(), async (told, scheduler) => {
      const { members, round, answers, lost } = await tell(told, scheduler);
      losses += lost;
      const { state, result } = await readRound(db, round);
      if (result === null) throw new Error(`The round is ${state}.`);
      expect(state).toBe('settled');
      expect(await escrowOf(db, round)).toBe(0n);

      // Every bet that was answered yes is there, and no other; each is paid once, by the rules.
      const bets = await betsOf(round);
      const accepted = [...answers].filter(([, answer]) => /accepted|replayed/.test(answer));
      const betKeys = told.clients.flatMap((actions, client) =>
        actions.flatMap(({ do: what }, index) => (what === 'bet' ? [`-${client}-${index}`] : [])),
      );
      const isBet = (key: string) => betKeys.some((ending) => key.endsWith(ending));
      expect(bets.map(({ key }) => key).sort()).toEqual(
        accepted.flatMap(([key]) => (isBet(key) ? [key] : [])).sort(),
      );
      for (const { bet, stake, paid, payouts } of bets) {
        expect(paid).toBe(payout(bet, stake, result));
        expect(payouts).toBe(paid > 0n ? 1 : 0);
      }

      for (const owner of members) {
        expect(await balancesOf(db, owner)).toEqual(await expectedBalances(owner, bets));
      }
      const [fees] = await db.query<{ amount: bigint; commissions: bigint }>(sql`
        select coalesce((
            select sum(amount) from posting
            join transfer on transfer.id = transfer_id
            join account on account.id = account_id
            where account.kind = 'fees' and key = 'fees:' || ${round}::text), 0)::bigint as amount,
          coalesce((select sum(amount) from income where source = 'round:' || ${round}::text), 0)::bigint
            as commissions`);
      expect(fees?.amount).toBe(sum(bets.map(({ stake }) => feeOf(stake))));
      expect((fees?.commissions ?? 0n) <= (fees?.amount ?? 0n)).toBe(true);

      const held = await db.query(sql`
        select id from account where kind = 'pending' and balance <> 0`);
      expect(held).toEqual([]);
      expect(await auditLedger(db)).toEqual({ sum: 0n, astray: [], unbalanced: [] });
    }),
    { numRuns: 25 },
  );
  // A proof that connections were lost, not only meant to be.
  expect(losses).toBeGreaterThan(20);
});
