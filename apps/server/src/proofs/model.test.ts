import type { MicroUsdt } from '@platform/rules/money';
import { feeOf, payout, type WingoBet } from '@platform/rules/wingo';
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openDatabase, type Database } from '../db/database';
import { balancesOf, escrowOf } from '../ledger/accounts';
import { auditLedger } from '../ledger/audit';
import { testDatabase, type TestDatabase } from '../testing/database';
import { readRound } from '../testing/rounds';
import { scenarios } from '../testing/scenario';
import { keyOf, START, runScenario } from '../testing/modelRun';
import { SELECTIONS } from '../wingo/selections';

// Clients and servers act concurrently in a random order, and connections are killed at random statements.
// Requests are repeated with the same key until a response arrives. Finally, the test compares the books
// with the responses.

let database: TestDatabase;
let db: Database;
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

/** Returns the expected balance of a member, according to the tables outside the ledger. */
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

test('the books stay correct despite concurrent actions and lost connections', async () => {
  let losses = 0;
  await fc.assert(
    fc.asyncProperty(scenarios, fc.scheduler(), async (scenario, scheduler) => {
      const { members, round, answers, lost } = await runScenario(db, pools, scenario, scheduler);
      losses += lost;
      const { state, result } = await readRound(db, round);
      if (result === null) throw new Error(`The round is ${state}.`);
      expect(state).toBe('settled');
      expect(await escrowOf(db, round)).toBe(0n);

      // Every accepted bet exists, and no other bets do. Each bet is paid once, according to the rules.
      const bets = await betsOf(round);
      const asked = scenario.clients.flatMap((actions, client) =>
        actions.flatMap(({ do: what }, index) =>
          what === 'bet' ? keyOf(round, client, index) : [],
        ),
      );
      const accepted = asked.filter((key) => /accepted|replayed/.test(answers.get(key) ?? ''));
      expect(bets.map(({ key }) => key).sort()).toEqual(accepted.sort());
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
  // The test was effective: connections were lost.
  expect(losses).toBeGreaterThan(20);
});
