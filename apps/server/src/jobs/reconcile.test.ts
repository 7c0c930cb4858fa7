import { USDT } from '@platform/rules/money';
import { parseBet } from '@platform/rules/wingo';
import sql, { raw } from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Database } from '../db/database';
import { lockFunds } from '../wallet/locks';
import { requestWithdrawal } from '../wallet/withdrawals';
import { Metrics } from '../http/metrics';
import { accountOf, platformAccount } from '../ledger/accounts';
import { platformBalance } from '../ledger/audit';
import { BooksDiffer } from '../ledger/books/booksDiffer';
import type { Check } from '../ledger/books/check';
import {
  FIGURES,
  keepFigure,
  platformSum,
  readFigures,
  type Measure,
} from '../ledger/books/figures';
import { noteCause, transfer, type Transfer } from '../testing/transfer';
import { sumLedger } from '../testing/sumLedger';
import { testDatabase, type TestDatabase } from '../testing/database';
import { drawRounds } from '../testing/draws';
import { memberWith, membersWith } from '../testing/people';
import { openRound, reachDraw } from '../testing/rounds';
import { placeBets } from '../wingo/bets';
import { closeRounds } from '../wingo/rounds';
import { settleRound, unsettledRounds } from '../wingo/settlement';
import { reconcile } from './reconcile';

// One transaction of every kind. The tests bypass the ledger's triggers to create differences, as a
// database owner could.

let database: TestDatabase;
let db: Database;
let member: bigint;
let reported: unknown[];

beforeAll(async () => {
  database = await testDatabase(inject('postgresUrl'));
  db = database.db;
  member = await playedMember();
});
afterAll(() => database.drop());
beforeEach(() => {
  reported = [];
});

const ADDRESS = `0x${'0'.repeat(36)}dead`;

/** Creates a member with a deposit, an open bet, a lock and a pending withdrawal. */
async function playedMember(): Promise<bigint> {
  const id = await memberWith(db, 1_000n * USDT);
  await openRound(db, 1);
  const bid = { member: id, bet: parseBet('high', ''), stake: 10n * USDT, key: 'bet' };
  await placeBets(db, 1, [bid], 10n ** 15n);
  const lock = { member: id, amount: 100n * USDT, plan: 1 as const, key: 'lock' };
  await db.transaction((tx) => lockFunds(tx, lock));
  await loseRound(id);
  await db.query(sql`
    select credit_income('income:lock:earlier/1', array[
      row(null, ${id}::bigint, 'locker', 'lock:earlier/1', ${8n * USDT}::bigint, '', null, null,
        null, null)::income])`);
  const codes = { verifyTotp: async () => 'right' as const };
  const withdrawal = { member: id, key: 'out', amount: 50n * USDT, address: ADDRESS, code: '' };
  await db.query(sql`update member set wallet_address = ${ADDRESS} where id = ${id}`);
  await db.transaction((tx) => requestWithdrawal(tx, codes, withdrawal, 0));
  await db.transaction(async (tx) => {
    const from = await platformAccount(tx, 'chain');
    const to = await accountOf(tx, 'main', id);
    const [deposit] = await transfer(tx, [{ key: 'deposit:x', from, to, amount: 7n * USDT }]);
    await tx.query(sql`
      insert into deposit (id, member_id, network, transaction_hash, log_index, amount)
      values (${deposit}, ${id}, 'BEP20', '0x1', 0, ${7n * USDT})`);
  });
  return id;
}

/** Plays rounds of another game until the house account loses one. */
async function loseRound(id: bigint): Promise<void> {
  const house = await platformAccount(db, 'house');
  for (let count = 0; ; count += 1) {
    const round = await openRound(db, 3);
    const bet = parseBet('high', '');
    const bid = { member: id, bet, stake: 10n * USDT, key: `high-${count}` };
    await placeBets(db, 3, [bid], 10n ** 15n);
    await reachDraw(db, round);
    await closeRounds(db);
    await drawRounds(db);
    const [drawn] = await unsettledRounds(db);
    if (drawn === undefined) throw new Error('The round is not drawn.');
    await settleRound(db, drawn);
    const lost = await db.query(sql`
      select from posting join transfer on transfer.id = transfer_id
      where account_id = ${house} and amount < 0 and key = ${`net:${round}`}`);
    if (lost.length > 0) return;
  }
}

/** Compares the books twice. Each turn sweeps the whole ledger, because the ledger is small. */
async function compare(
  extra: { checks?: readonly Check[]; measures?: readonly Measure[] } = {},
): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    await reconcile({ db, restMs: 0, onError: (error) => reported.push(error), ...extra });
  }
}

async function mayPay(on: Database, owner: bigint | undefined): Promise<boolean> {
  const rows = await on.query<{ may: boolean }>(sql`
    select payouts_stopped() is null and not accounts_differ(${owner ?? null}) as may`);
  return rows[0]?.may === true;
}

const force = (statement: string) =>
  db.transaction(async (tx) => {
    await tx.query(sql`set local session_replication_role = replica`);
    await tx.query(raw(statement));
  });

const correct = (one: Transfer) =>
  db.transaction(async (tx) => noteCause(tx, await transfer(tx, [one]), 'By hand.'));

const figure = async (name: string, label = '') =>
  (await readFigures(db)).find((one) => one.name === name && one.label === label)?.value;

describe('(B10) while the books balance', () => {
  test('allows payments to members and reports no differences', async () => {
    await db.query(sql`delete from reconciliation where name = 'causes'`);
    expect(await mayPay(db, member), 'before a comparison was ever made').toBe(false);
    await compare();
    expect(reported).toEqual([]);
    expect(await mayPay(db, member)).toBe(true);
    expect(await figure('reconciliation_difference_usdt', 'balances')).toBe(0);
    expect(await figure('ledger_sweep_age_seconds')).toBeGreaterThanOrEqual(0);
    expect(await figure('oldest_pending_withdrawal_seconds')).toBeGreaterThan(0);
  });

  test('refuses payments if the last comparison is too old', async () => {
    await compare();
    await db.query(sql`
      update reconciliation set checked_at = checked_at - interval '11 minutes'
      where name = 'balances'`);
    expect(await mayPay(db, member)).toBe(false);
    await compare();
    expect(await mayPay(db, member)).toBe(true);
  });

  test('finds no difference while bets, locks and settlements run', async () => {
    const players = await membersWith(db, 6, 1_000n * USDT);
    const round = await openRound(db, 2);
    let turns = 0;
    const play = async (player: bigint) => {
      for (let count = 0; turns < 2; count += 1) {
        const bet = parseBet(count % 2 === 0 ? 'high' : 'low', '');
        const bid = { member: player, bet, stake: USDT, key: `bet-${count}` };
        await placeBets(db, 2, [bid], 10n ** 15n);
        const lock = { member: player, amount: 50n * USDT, plan: 2 as const, key: bid.key };
        await db.transaction((tx) => lockFunds(tx, lock));
      }
    };
    const compareAgain = async () => {
      await sumLedger(db);
      await compare();
      turns += 1;
    };
    const compareOften = async () => {
      while (turns < 2) await compareAgain();
    };
    await Promise.all([...players.map(play), compareOften()]);
    await reachDraw(db, round);
    await closeRounds(db);
    await drawRounds(db);
    const [drawn] = await unsettledRounds(db);
    if (drawn === undefined) throw new Error('The round is not drawn.');
    await Promise.all([settleRound(db, drawn, 3), compareAgain()]);
    await compareAgain();
    expect(reported).toEqual([]);
    expect(await mayPay(db, players[0])).toBe(true);
  });

  test('servers take turns in comparing the books', async () => {
    await compare();
    const before = await figure('reconciliation_age_seconds', 'balances');
    await reconcile({ db, restMs: 60_000, onError: (error) => reported.push(error) });
    expect(await figure('reconciliation_age_seconds', 'balances')).toBeGreaterThan(before ?? 0);
  });
});

const owned = (kind: string) => `(select id from account where kind = '${kind}' and balance > 0)`;
const LEDGER = `(select id from transfer where key = 'deposit:x')`;
const MAIN = `(select account_id from posting where transfer_id = ${LEDGER} and amount > 0)`;

/** Id that is higher than that of any round. */
const NO_ROUND = 900_000_000_000n;

/** Id of the first transfer of a round on which the house lost money. At least one exists. */
const LOST = `(
  select min(transfer_id) from posting join account on account.id = account_id
  join transfer on transfer.id = transfer_id
  where kind = 'house' and amount < 0 and key like 'net:%')`;

/** Manipulations, the statements that undo them, and the checks that detect them. */
const PLANTED: [string, string, string, string[]][] = [
  [
    'a balance that was raised',
    `update account set balance = balance + 5000000 where id = ${MAIN}`,
    `update account set balance = balance - 5000000 where id = ${MAIN}`,
    ['balances'],
  ],
  [
    'an old posting that was raised',
    `update posting set amount = amount + 5000000 where transfer_id = ${LEDGER} and amount > 0`,
    `update posting set amount = amount - 5000000 where transfer_id = ${LEDGER} and amount > 0`,
    ['balances', 'transfers'],
  ],
  [
    'a withdrawal without held funds',
    `insert into withdrawal (member_id, key, network, address, amount, fee)
      select owner, 'forged', 'BEP20', '0x', 5000000, 0 from account where id = ${MAIN}`,
    `delete from withdrawal where key = 'forged'`,
    ['holdings'],
  ],
  [
    'a withdrawal that was raised',
    `update withdrawal set amount = amount + 5000000 where key = 'out'`,
    `update withdrawal set amount = amount - 5000000 where key = 'out'`,
    ['holdings'],
  ],
  [
    'a lock that was released and not paid back',
    `update fund_lock set released_at = unlocks_at`,
    `update fund_lock set released_at = null`,
    ['holdings'],
  ],
  [
    'a stake that was raised',
    `update wingo_bet set stake = stake + 5000000`,
    `update wingo_bet set stake = stake - 5000000`,
    ['causes', 'holdings'],
  ],
  [
    'a deposit that was raised',
    `update deposit set amount = amount + 5000000`,
    `update deposit set amount = amount - 5000000`,
    ['chain account'],
  ],
  [
    'income that was lowered',
    `update income set amount = amount - 5000000 where source = 'lock:earlier/1'`,
    `update income set amount = amount + 5000000 where source = 'lock:earlier/1'`,
    ['causes'],
  ],
  [
    'a loss of the platform moved to an unrelated round',
    `update transfer set key = 'net:0' where id = ${LOST}`,
    `update transfer set key = 'net:' || (
      select owner from posting join account on account.id = account_id
      where transfer_id = transfer.id and kind = 'escrow') where key = 'net:0'`,
    ['causes'],
  ],
  [
    'a payout that was raised',
    `update wingo_payout set amount = amount + 5000000`,
    `update wingo_payout set amount = amount - 5000000`,
    ['causes'],
  ],
  [
    'a grant without its cause',
    `delete from transfer_cause where transfer_id = (
      select min(transfer_id) from transfer_cause where reason = 'grant')`,
    `insert into transfer_cause (transfer_id, reason)
      select id, 'grant' from transfer where key like 'grant:%' on conflict do nothing`,
    ['causes'],
  ],
  [
    'an escrow that was emptied',
    `update account set balance = 0 where id = ${owned('escrow')}`,
    `update account set balance = (select sum(amount) from posting where account_id = account.id)
      where kind = 'escrow'`,
    ['balances', 'holdings'],
  ],
];

describe('(B10) no payment is made if the books differ', () => {
  test.each(PLANTED)('detects %s', async (_, plant, undo, checks) => {
    const other = await memberWith(db, USDT);
    // Adds all postings to the checkpoint, so that only the sweep can find the difference.
    await sumLedger(db);
    await compare();
    await force(plant);
    await compare();
    expect(reported.every((error) => error instanceof BooksDiffer)).toBe(true);
    // A difference is reported once, even if several turns find it.
    const differing = await db.query<{ name: string }>(sql`
      select name from reconciliation where differs_since is not null order by name`);
    expect(differing.map(({ name }) => name)).toEqual(checks);
    expect(reported).toHaveLength(checks.length);
    expect([await mayPay(db, member), await mayPay(db, other)]).toEqual([false, false]);
    for (const check of checks) {
      expect(await figure('reconciliation_difference_usdt', check)).toBeGreaterThanOrEqual(5);
    }

    await force(undo);
    await compare();
    expect(reported).toHaveLength(checks.length);
    expect([await mayPay(db, member), await mayPay(db, other)]).toEqual([true, true]);
    expect(await figure('reconciliation_difference_usdt', checks[0])).toBe(0);
  });

  test('a transfer without a recorded cause stops payments until its cause is recorded', async () => {
    const [house, fees] = [await platformAccount(db, 'house'), await platformAccount(db, 'fees')];
    const main = await accountOf(db, 'main', member);
    const ofAnother = await accountOf(db, 'main', await memberWith(db, 10n * USDT));
    await compare();
    const moves = [
      [house, main],
      [house, fees],
      // A member's money must not move to another member.
      [ofAnother, main],
    ] as const;
    for (const [place, [from, to]] of moves.entries()) {
      reported = [];
      // A regular transfer keeps balances, sums and holdings consistent.
      const planted = { key: `net:${NO_ROUND + BigInt(place)}`, from, to, amount: 6n * USDT };
      const ids = await db.transaction((tx) => transfer(tx, [planted]));
      await compare();
      expect(reported.map(String)).toEqual([
        expect.stringContaining(`(causes): transfer ${ids[0]}: 6 USDT instead of 0`),
      ]);
      expect(await mayPay(db, member)).toBe(false);
      expect(await figure('reconciliation_difference_usdt', 'causes')).toBe(6);
      // The checkpoint does not hide a difference.
      await sumLedger(db);
      await compare();
      expect(await mayPay(db, member)).toBe(false);
      await db.transaction((tx) => noteCause(tx, ids, 'A correction of ticket 12.'));
      await compare();
      expect(await mayPay(db, member)).toBe(true);
    }
  });

  test("an altered balance stops the member's payments before the next comparison", async () => {
    await compare();
    const main = await accountOf(db, 'main', member);
    await force(`update account set balance = balance + 5000000 where id = ${main}`);
    expect(await mayPay(db, member)).toBe(false);
    await force(`update account set balance = balance - 5000000 where id = ${main}`);
    expect(await mayPay(db, member)).toBe(true);
  });
});

describe('(B10) checkpoint sums for comparing balances', () => {
  test('include the latest transfers of the platform’s accounts', async () => {
    const house = await platformAccount(db, 'house');
    const from = await platformAccount(db, 'issuance');
    const amount = 3n * USDT;
    await correct({ key: 'house:1', from, to: house, amount });
    await sumLedger(db);
    await correct({ key: 'house:2', from, to: house, amount });
    const balance = await platformBalance(db, 'house');
    expect(await platformSum(db, 'house')).toBe(Number(balance) / 1e6);
  });

  test('reach the newest transfer in one turn while money keeps moving', async () => {
    const from = await platformAccount(db, 'issuance');
    const to = await platformAccount(db, 'house');
    let turns = 0;
    const moving: Database = {
      ...db,
      query: async (statement) => {
        turns += 1;
        if (turns > 3) throw new Error('It runs after what has only just moved.');
        const key = `moving:${turns}`;
        await correct({ key, from, to, amount: USDT });
        return db.query(statement);
      },
    };
    await sumLedger(moving);
    expect(turns).toBe(1);
  });

  test('are corrected if a transfer commits after later transfers were added', async () => {
    const other = await memberWith(db, 5n * USDT);
    const from = await accountOf(db, 'main', member);
    const to = await accountOf(db, 'main', other);
    await db.transaction(async (tx) => {
      const late = await transfer(tx, [{ key: 'late', from, to, amount: USDT }]);
      await noteCause(tx, late, 'A correction.');
      await memberWith(db, USDT);
      await sumLedger(db);
    });
    // This second transfer makes the next comparison check the balance against its sum.
    await correct({ key: 'back', from: to, to: from, amount: USDT });
    await compare();
    expect(reported).toEqual([]);
    expect(await mayPay(db, other)).toBe(true);
  });
});

describe('(B10) a check of the chains', () => {
  const hot = (run: Check['run']): Check => ({ name: 'hot wallet BEP20', run });
  const difference = { subject: 'the wallet', expected: 7n * USDT, found: 5n * USDT };

  test('stops payouts on a difference, but not if the chain cannot be read', async () => {
    await compare({ checks: [hot(async () => [difference])] });
    expect(reported).toHaveLength(1);
    expect(String(reported[0])).toContain('the wallet: 5 USDT instead of 7');
    expect(await mayPay(db, member)).toBe(false);
    await compare({ checks: [hot(async () => [])] });
    expect(await mayPay(db, member)).toBe(true);
    const away = hot(() => Promise.reject(new Error('no answer')));
    await compare({ checks: [away] });
    expect(reported.slice(1).map(String)).toEqual(Array(2).fill('Error: no answer'));
    expect(await mayPay(db, member)).toBe(true);
  });

  test('stops payouts on two differences with the same subject, and reports their sum', async () => {
    await compare({ checks: [hot(async () => [difference, difference])] });
    expect(reported.map((error) => error instanceof BooksDiffer)).toEqual([true]);
    expect(await mayPay(db, member)).toBe(false);
    expect(await figure('reconciliation_difference_usdt', 'hot wallet BEP20')).toBe(4);
    await compare({ checks: [hot(async () => [])] });
    expect(await mayPay(db, member)).toBe(true);
  });

  test('a check that never ends blocks neither the ledger nor other checks', async () => {
    const stuck = hot(() => new Promise(() => undefined));
    const read = async () => 42;
    const measures: Measure[] = [{ name: 'hot_wallet_balance_usdt', label: 'BEP20', read }];
    const onError = (error: unknown) => reported.push(error);
    await reconcile({ db, restMs: 0, patienceMs: 10, checks: [stuck], measures, onError });
    expect(String(reported)).toContain("'hot wallet BEP20' did not finish within 10 ms");
    expect(await figure('hot_wallet_balance_usdt', 'BEP20')).toBe(42);
    expect(await mayPay(db, member)).toBe(true);
  });
});

test('(B10) every figure is exported as a gauge', async () => {
  // Earlier tests have measured some figures with another label.
  await db.query(sql`delete from reconciliation_figure`);
  for (const [index, name] of FIGURES.entries()) {
    await keepFigure(db, { name, label: 'some', value: 1_000 + index });
  }
  const pool = () => ({ open: 0, idle: 0, waiting: 0 });
  const kept = await readFigures(db);
  const metrics = new Metrics({
    pool,
    roundLag: async () => 0,
    figures: async () => kept,
    onError: () => undefined,
  });
  const { body } = await metrics.text();
  for (const [index, name] of FIGURES.entries()) {
    expect(body).toMatch(new RegExp(`^${name}(\\{[a-z]+="some"\\})? ${1_000 + index}$`, 'm'));
  }
});
