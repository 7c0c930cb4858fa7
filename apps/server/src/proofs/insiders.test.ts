import { USDT } from '@platform/rules/money';
import sql, { raw, type Sql } from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { one, type Database, type Tx } from '../db/database';
import { ROLES } from '../db/privileges';
import { auditLedger } from '../ledger/audit';
import { reconcile } from '../jobs/reconcile';
import { accountOf, platformAccount } from '../ledger/accounts';
import { LEDGER_CHECKS } from '../ledger/books/check';
import { setLimits } from '../ledger/limits';
import { testDatabase, type TestDatabase } from '../testing/database';
import { memberWith } from '../testing/people';
import { noteCause, transfer } from '../testing/transfer';
import { drawAs, openRound } from '../testing/rounds';
import { lockFunds } from '../wallet/locks';
import { payoutBlock } from '../wallet/payoutBlock';
import { placeBets } from '../wingo/bets';
import { settleRound, unsettledRounds } from '../wingo/settlement';

// An insider has a server, support or reporting login. None of these logins can create
// money.

/** Tables that a server writes directly. No row of them moves or justifies money. */
const WRITABLE = [
  'attempt',
  'balance_mail',
  'brand_preview',
  'brand_publication',
  'brand_version',
  'chain_comparison',
  'chain_cursor',
  'deposit_address',
  'email_confirmation',
  'exclusion_hash',
  'known_device',
  'member',
  'member_event',
  'member_event_read',
  'original_refusal',
  'password_reset',
  'public_win',
  'push_delivery',
  'push_position',
  'push_subscription',
  'quota',
  'reconciliation_figure',
  'refusal',
  'security_event',
  'security_mail',
  'session',
  'staff_authenticator',
  'staff_device',
  'staff_link',
  'staff_passkey',
  'staff_password',
  'staff_session',
  'staff_step',
  'stop_link',
  'ticket',
  'two_factor',
  'week_standing',
  'wingo_bet_day',
  'wingo_bet_mark',
  'wingo_bet_tally',
  'wingo_refusal',
];

/** Writes that other roles may make to tables outside `WRITABLE`, as `role verb table`. */
const WRITES_OF_ROLES = [
  'platform_draw insert wingo_round',
  'platform_draw insert wingo_seed',
  'platform_signer insert wallet_gap',
];

/** Columns of other tables that a server may update. */
const UPDATABLE = ['wingo_round.state', 'withdrawal.compared', 'withdrawal.looked_at'];

/** SECURITY DEFINER functions that roles other than the server's may execute, as `role name`. */
const OTHER_FUNCTIONS = [
  'platform_draw absent_mines',
  'platform_draw end_absent_mines',
  'platform_draw fail_draw',
  'platform_draw forget_draw_requests',
  'platform_draw make_seed_pairs',
  'platform_draw mines_turns',
  'platform_draw next_draws',
  'platform_draw note_clock',
  'platform_draw place_original_bets',
  'platform_draw play_mines',
  'platform_draw rotate_seed_pair',
  'platform_report payout_block',
  'platform_report payouts_stopped',
  'platform_signer announce_signer',
  'platform_signer payout_block',
  'platform_signer payouts_stopped',
  'platform_signer record_payment',
  'platform_signer record_replacement',
  'platform_signer withdrawals_to_sign',
  'platform_support accept_staff',
  'platform_support decide_staff_action',
  'platform_support disable_staff',
  'platform_support invite_staff',
  'platform_support link_staff',
  'platform_support note_approval',
  'platform_support note_staff_refusal',
  'platform_support payout_block',
  'platform_support payouts_stopped',
  'platform_support read_as_staff',
  'platform_support request_staff_action',
  'platform_support set_staff_role',
  'platform_support staff_may',
  'platform_support token_staff',
];

const ROLE_NAMES = Object.values(ROLES);

let database: TestDatabase;
let db: Database;
let member: bigint;
let lost: bigint;

beforeAll(async () => {
  database = await testDatabase(inject('postgresUrl'));
  db = database.db;
  await setLimits(db, { grant: 0n });
  member = await memberWith(db, 1_000n * USDT);
  const round = await openRound(db, 1);
  const bet = { betType: 'number', betValue: 7 } as const;
  const [placed] = await placeBets(db, 1, [{ member, key: 'bet', bet, stake: USDT }], 10n ** 12n);
  if (placed === undefined || !('betId' in placed)) throw new Error(placed?.outcome);
  lost = placed.betId;
  await drawAs(db, round, 3);
  for (const due of await unsettledRounds(db)) await settleRound(db, due);
  await db.transaction((tx) => lockFunds(tx, { member, key: 'lock', plan: 1, amount: 60n * USDT }));
});
afterAll(async () => {
  const audit = await auditLedger(db);
  await database.drop();
  expect(audit).toEqual({ sum: 0n, astray: [], unbalanced: [] });
});

/** Sums of the accounts of members, and of the platform without escrows. */
const wealth = async (tx: Tx) =>
  one(
    await tx.query<{ members: bigint; platform: bigint; transfers: bigint }>(sql`
      select coalesce(sum(amount) filter (where kind in ('main', 'locker', 'pending')), 0)::bigint
          as members,
        coalesce(sum(amount) filter (where owner is null), 0)::bigint as platform,
        count(distinct transfer_id) as transfers
      from posting join account on account.id = account_id`),
  );

/**
 * Runs a statement as a role, and rolls it back. Returns its error, and the wealth before and after.
 */
async function attempt(role: string, statement: Sql) {
  const undone = new Error('undone');
  let result: { error: string; before: Wealth; after: Wealth } | undefined;
  await db
    .transaction(async (tx) => {
      const before = await wealth(tx);
      await tx.query(raw('savepoint attempt'));
      await tx.query(raw(`set local role ${role}`));
      let error = '';
      try {
        await tx.query(statement);
      } catch (cause) {
        error = String(cause);
        await tx.query(raw('rollback to savepoint attempt'));
      }
      await tx.query(raw('set local role none'));
      result = { error, before, after: await wealth(tx) };
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  if (result === undefined) throw new Error('Nothing was attempted.');
  return result;
}

type Wealth = Awaited<ReturnType<typeof wealth>>;

const tables = () =>
  db.query<{ name: string }>(sql`
    select oid::regclass::text as name from pg_class
    where relkind in ('r', 'p')
      and relnamespace in ('public'::regnamespace, 'ledger_months'::regnamespace) order by 1`);

describe('the roles of insiders', () => {
  test('cannot write any table directly, except tables without money', async () => {
    const names = (await tables()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...WRITABLE, 'posting', 'income', 'deposit']));
    const written: string[] = [];
    for (const name of names.filter((name) => !WRITABLE.includes(name))) {
      const statements = {
        insert: `insert into ${name} default values`,
        delete: `delete from ${name} where false`,
        truncate: `truncate ${name}`,
      };
      for (const role of ROLE_NAMES) {
        for (const [verb, statement] of Object.entries(statements)) {
          const granted = await db.query<{ may: boolean }>(sql`
            select ${verb === 'insert'} and has_any_column_privilege(${role}, ${name}, 'insert')
              or has_table_privilege(${role}, ${name}, ${verb}) as may`);
          const { error } = await attempt(role, raw(statement));
          if (one(granted).may || !/permission denied/.test(error)) {
            written.push(`${role} ${verb} ${name}`);
          }
        }
      }
    }
    expect(written.toSorted()).toEqual(WRITES_OF_ROLES);
  });

  test('can update only harmless columns of the other tables', async () => {
    const rows = await db.query<{ column: string }>(sql`
      select table_name || '.' || column_name as column from information_schema.column_privileges
      where grantee = ${ROLES.app} and privilege_type = 'UPDATE'
        and table_name <> all (${WRITABLE})`);
    expect(rows.map(({ column }) => column).toSorted()).toEqual(UPDATABLE);
  });

  test('cannot create money with absurd arguments to any function', async () => {
    const functions = await db.query<{
      oid: number;
      name: string;
      types: string[];
      roles: string[];
    }>(
      sql`
        select pg_proc.oid::int, proname as name,
          array(select format_type(type, null) from unnest(proargtypes) as type) as types,
          array(select role from unnest(${ROLE_NAMES}::text[]) as role
            where has_function_privilege(role, pg_proc.oid, 'execute')) as roles
        from pg_proc where pronamespace = 'public'::regnamespace
          and prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
        order by proname`,
    );
    expect(functions.length).toBeGreaterThan(40);
    const values: Readonly<Record<string, readonly string[]>> = {
      bigint: ['null', '-1', '0', String(member), '4611686018427387904'],
      integer: ['null', '-1', '0', '1', '2147483647'],
      smallint: ['null', '-1', '0', '1', '32767'],
      text: ['null', `''`, `'round:1'`, `'USDT-BEP20'`, `'rebate:2020-01-01'`],
      boolean: ['null', 'true'],
    };
    const made: string[] = [];
    let accepted = 0;
    for (const { name, types, roles } of functions) {
      for (const role of roles) {
        for (let turn = 0; turn < 5; turn += 1) {
          const args = types.map((type) => {
            const base = type.replace(/\[\]$/, '');
            const known = values[base] ?? ['null'];
            const value = known[turn % known.length] ?? 'null';
            return `${base === type ? value : `array[${value}]`}::${type}`;
          });
          const call = `select ${name}(${args.join(', ')})`;
          const { error, before, after } = await attempt(role, raw(call));
          if (error === '') accepted += 1;
          if (after.members > before.members || after.platform < before.platform) {
            made.push(`${role}: ${call}`);
          }
        }
      }
    }
    expect(made).toEqual([]);
    expect(accepted).toBeGreaterThan(40);
  });

  test('can run only the owner functions that are granted to them', async () => {
    const rows = await db.query<{ name: string; role: string }>(sql`
      select proname as name, role from pg_proc, unnest(${ROLE_NAMES}::text[]) as role
      where pronamespace = 'public'::regnamespace and prosecdef
        and prorettype <> 'trigger'::regtype
        and has_function_privilege(role, pg_proc.oid, 'execute')`);
    const others = rows.filter(({ role }) => role !== ROLES.app);
    expect(others.map(({ role, name }) => `${role} ${name}`).toSorted()).toEqual(OTHER_FUNCTIONS);
    expect(rows.length).toBeGreaterThan(15);
  });
});

describe('a server role cannot', () => {
  const main = sql`(select id from account where owner = ${1n} and kind = 'main')`;
  const house = sql`(select id from account where owner is null and kind = 'house')`;

  test.each<[string, () => Sql, RegExp]>([
    [
      'transfer funds to itself',
      () => sql`
        select transfer_funds(array['mine'], array[${house}], array[${main}], array[1000000000000])`,
      /permission denied for function transfer_funds/,
    ],
    [
      'distribute funds to itself',
      () => sql`select distribute_funds('mine', ${house}, array[${main}], array[1000000])`,
      /permission denied for function distribute_funds/,
    ],
    [
      'record the cause of a transfer',
      () => sql`insert into transfer_cause (transfer_id, reason) values (1, 'A correction.')`,
      /permission denied for table transfer_cause/,
    ],
    [
      'pay a lost bet',
      () =>
        sql`insert into wingo_payout (bet_id, transfer_id, amount) values (${lost}, 1, 9000000)`,
      /permission denied for table wingo_payout/,
    ],
    [
      'open a game of Mines',
      () => sql`
        insert into mines_game (id, first_bet, member_id, pair_id, client_seed, nonce, mines, stake,
          most_reveals, opened_at, expires_at)
        values (1, 1, ${member}, 1, 'mine', 0, 24, 1000000, 1, now(), now())`,
      /permission denied for table mines_game/,
    ],
    [
      'cash out a game of Mines',
      () => sql`update mines_game set state = 'cashed_out', payout = 1000000000`,
      /permission denied for table mines_game/,
    ],
    [
      'end a game of Mines without the draw',
      () => sql`select end_mines_game(1, 'cashed_out', 'player', '{0}', '{1}', now())`,
      /permission denied for function end_mines_game/,
    ],
    [
      'play a game of Mines without the draw',
      () => sql`select play_mines('{1}', '{0}', '{1}')`,
      /permission denied for function play_mines/,
    ],
    [
      'credit income without a run',
      () => sql`
        select credit_income('mine', array[row(null, ${member}::bigint, 'self', 'mine',
          1000000, '', null, null, null, null)::income])`,
      /permission denied for function credit_income/,
    ],
    [
      'start an income run',
      () => sql`insert into income_run (source, kind, day) values ('mine', 'rebate', '2020-01-01')`,
      /permission denied for table income_run/,
    ],
    [
      "join another member's team",
      () => sql`insert into team values (${member}, 1, ${member})`,
      /permission denied for table team/,
    ],
    [
      'lock funds that it does not have',
      () => sql`
        insert into fund_lock (member_id, key, plan, amount, locked_at, unlocks_at)
        values (${member}, 'mine', 5, 1000000000, now(), now() + interval '1 day')`,
      /permission denied for table fund_lock/,
    ],
    [
      'pay itself a grant of test money',
      () => sql`select grant_test_money(${member}, 1000000)`,
      /exceeds the limit of test money/,
    ],
    [
      'pay itself on the demo chain',
      () => sql`
        insert into demo_transfer (network, address, amount, hash)
        values ('USDT-BEP20', '0x1', 1000000, '0x2')`,
      /permission denied for table demo_transfer/,
    ],
    [
      'record a deposit',
      () => sql`
        insert into deposit (id, member_id, network, transaction_hash, log_index, amount)
        values (1, ${member}, 'USDT-BEP20', '0x1', 0, 1000000)`,
      /permission denied for table deposit/,
    ],
    [
      'raise the limits',
      () => sql`update money_limit set amount = 1000000000`,
      /permission denied for table money_limit/,
    ],
    [
      'record a signature',
      () => sql`
        select record_payment(1, '0x1', 1000000, 'USDT-BEP20', '0x2', 0, '0x3', '0x4', 0,
          1000000000, 1000000000)`,
      /permission denied for function record_payment/,
    ],
    [
      'write a payment',
      () => sql`
        insert into payment (withdrawal_id, network, nonce, hash, signed)
        values (1, 'USDT-BEP20', 0, '0x3', '0x4')`,
      /permission denied for table payment/,
    ],
    [
      'delete signatures, which count towards the limits of the signer',
      () => sql`delete from payment_signature`,
      /permission denied for table payment_signature/,
    ],
    [
      'declare the clock of the database correct',
      () => sql`select note_clock('beacon', 0)`,
      /permission denied for function note_clock/,
    ],
    [
      'delete comparisons of the clock',
      () => sql`delete from clock_check`,
      /permission denied for table clock_check/,
    ],
    [
      'overwrite the result of a comparison of the books',
      () => sql`update reconciliation set differs_since = null, checked_at = 'infinity'`,
      /permission denied for table reconciliation/,
    ],
    [
      'delete a difference of the books',
      () => sql`delete from reconciliation_difference`,
      /permission denied for table reconciliation_difference/,
    ],
    [
      'add a result of a comparison to the history',
      () => sql`insert into reconciliation_change (name, differences) values ('balances', '{}')`,
      /permission denied for table reconciliation_change/,
    ],
    [
      'announce another wallet',
      () => sql`select announce_signer('USDT-BEP20', '0x1')`,
      /permission denied for function announce_signer/,
    ],
    [
      'complete a withdrawal without a payment',
      () => sql`update withdrawal set state = 'success'`,
      /permission denied for table withdrawal/,
    ],
  ])('%s', async (_, statement, message) => {
    const { error, before, after } = await attempt(ROLES.app, statement());
    expect(error).toMatch(message);
    expect(after).toEqual(before);
  });

  test('credit deposits above their limit', async () => {
    await db.query(sql`
      insert into deposit_address (network, address, member_id)
      values ('USDT-BEP20', '0xmine', ${member})`);
    await setLimits(db, { deposits: 5n * USDT });
    const credit = (amount: bigint, address = '0xmine') =>
      attempt(
        ROLES.app,
        sql`
          select credit_deposits('USDT-BEP20', array[${address}], array['0x1'], array[0],
            array[${amount}::bigint])`,
      );
    expect((await credit(5n * USDT + 1n)).error).toMatch(/exceed MAX_DEPOSITS/);
    const within = await credit(5n * USDT);
    expect(within.error).toBe('');
    expect(within.after.members - within.before.members).toBe(5n * USDT);
    const elsewhere = await credit(1n, '0xunknown');
    expect(elsewhere.after).toEqual(elsewhere.before);
  });
});

test('withdrawing a million that the owner moved to a member requires approval', async () => {
  await setLimits(db, {
    hourly: 100_000n * USDT,
    member: 50_000n * USDT,
    approval: 10_000n * USDT,
  });
  const thief = await memberWith(db, 10n * USDT);
  const million = 1_000_000n * USDT;
  await db.transaction(async (tx) => {
    const from = await platformAccount(tx, 'house');
    const to = await accountOf(tx, 'main', thief);
    const moved = await transfer(tx, [{ key: 'mine', from, to, amount: million }]);
    await noteCause(tx, moved, 'A correction.');
  });
  await db.query(sql`select request_withdrawal(${thief}, 'out', '0xmine', ${million})`);
  const [row] = await db.query<{ id: bigint }>(sql`
    select id from withdrawal where member_id = ${thief}`);
  const id = row?.id ?? 0n;
  for (let turn = 0; turn < 2; turn += 1)
    await reconcile({ db, restMs: 0, onError: () => undefined });
  const store = sql`
    insert into payment (withdrawal_id, network, wallet, nonce, hash, signed)
    values (${id}, 'USDT-BEP20', '0xmine', 1, '0xmine', 'signed') returning withdrawal_id`;
  expect(await payoutBlock(db, id)).toBe('approval');
  expect(await db.query(store)).toEqual([]);
  const approve = (step: string, person: string) =>
    db.query(sql`select note_approval(${id}, ${step}, ${person}, 'Looked at it.')`);
  for (const step of ['requested', 'approved']) {
    await expect(approve(step, 'Anna')).rejects.toThrow(/belongs to no staff account/);
  }
  expect(await db.query(store)).toEqual([]);
});

describe('the role of the signer cannot', () => {
  test.each<[string, () => Sql, RegExp]>([
    [
      'request a withdrawal',
      () => sql`select request_withdrawal(${member}, 'mine', '0x1', 10000000)`,
      /permission denied for function request_withdrawal/,
    ],
    [
      'change the recipient of a withdrawal',
      () => sql`update withdrawal set address = '0x1'`,
      /permission denied for table withdrawal/,
    ],
    [
      'delete its signatures',
      () => sql`delete from payment_signature`,
      /permission denied for table payment_signature/,
    ],
    [
      'stop betting',
      () => sql`select note_clock('ntp', 9999)`,
      /permission denied for function note_clock/,
    ],
    [
      'return a withdrawal that it has signed',
      () => sql`select return_withdrawal(1, '0x1')`,
      /permission denied for function return_withdrawal/,
    ],
  ])('%s', async (_, statement, message) => {
    const { error, before, after } = await attempt(ROLES.signer, statement());
    expect(error).toMatch(message);
    expect(after).toEqual(before);
  });
});

describe('a server that hides a difference of the ledger', () => {
  /** Changes a balance without a posting, as a failing disk could. */
  const falsify = (amount: bigint) =>
    db.transaction(async (tx) => {
      await tx.query(sql`set local session_replication_role = replica`);
      await tx.query(sql`
        update account set balance = balance + ${amount} where owner = ${member} and kind = 'main'`);
    });
  const stopped = async () =>
    one(await db.query<{ why: string | null }>(sql`select payouts_stopped() as why`)).why;
  const asServer = (statement: Sql) => database.as('app').query(statement);

  test.each(LEDGER_CHECKS)('cannot report the comparison ‘%s’ itself', async (name) => {
    await expect(
      asServer(sql`select record_comparison(${name}, '{}', '{}', '{}')`),
    ).rejects.toThrow(`Only compare_ledger records the comparison '${name}'.`);
  });

  test('cannot record it directly, and cannot change what the database compares', async () => {
    for (const statement of [
      sql`select record_differences('balances', '{}', '{}', '{}')`,
      sql`select sum_ledger_until('infinity')`,
      sql`update reconciliation set differs_since = null`,
      sql`delete from reconciliation_difference`,
      sql`update ledger_checkpoint set summed_through = 9223372036854775807`,
      sql`update ledger_sum set amount = 0`,
    ]) {
      await expect(asServer(statement), statement.sql).rejects.toThrow(/permission denied/);
    }
  });

  test('only makes the database find it, which stops payouts', async () => {
    await falsify(USDT);
    const found = await asServer(
      sql`select name, amount - expected as excess from compare_ledger()`,
    );
    expect(found).toEqual([{ name: 'balances', excess: USDT }]);
    expect(await stopped()).toBe('books');
    await asServer(sql`select from compare_ledger()`);
    expect(await stopped()).toBe('books');
    await falsify(-USDT);
    await asServer(sql`select from compare_ledger()`);
    expect(await stopped()).toBeNull();
  });
});

test('a server that hides a difference from a chain leaves a permanent record', async () => {
  const report = (subjects: string[], expected: bigint[], found: bigint[]) =>
    db.transaction(async (tx) => {
      await tx.query(raw(`set local role ${ROLES.app}`));
      const rows = await tx.query<{ isNew: boolean }>(sql`
        select record_comparison('hidden', ${subjects}::text[], ${expected}::bigint[],
          ${found}::bigint[]) as "isNew"`);
      return one(rows).isNew;
    });
  expect(await report(['account 42'], [5n], [7n])).toBe(true);
  expect(await report(['account 42'], [5n], [7n])).toBe(false);
  expect(await report([], [], [])).toBe(false);
  const history = await db.query(sql`
    select differences, login = session_user as "isCaller" from reconciliation_change
    where name = 'hidden' order by id`);
  expect(history).toEqual([
    { differences: { 'account 42': [5, 7] }, isCaller: true },
    { differences: {}, isCaller: true },
  ]);
  await expect(db.query(sql`delete from reconciliation_change`)).rejects.toThrow(/append-only/);
  await expect(db.query(sql`update reconciliation_change set name = ''`)).rejects.toThrow(
    /append-only/,
  );
});

test('not even the owner changes the record of signatures', async () => {
  await expect(db.query(sql`delete from payment_signature`)).rejects.toThrow(/append-only/);
  await expect(db.query(sql`update payment_signature set amount = 1`)).rejects.toThrow(
    /append-only/,
  );
});
