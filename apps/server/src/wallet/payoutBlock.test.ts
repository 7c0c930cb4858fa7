import { USDT } from '@platform/rules/money';
import sql from 'sql-template-tag';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  onTestFinished,
  test,
} from 'vitest';
import type { Database } from '../db/database';
import { platformAccount } from '../ledger/accounts';
import { LEDGER_CHECKS } from '../ledger/books/check';
import { setLimits } from '../ledger/limits';
import { testDatabase, type TestDatabase } from '../testing/database';
import { memberWith } from '../testing/people';
import { payWithdrawals } from '../testing/payWithdrawals';
import { RecordingPayouts } from '../testing/recordingPayouts';
import { Staff } from '../testing/staff';
import { noteCause, transfer } from '../testing/transfer';
import { payoutBlock } from './payoutBlock';

const PLENTY = 1_000_000_000n * USDT;

let database: TestDatabase;
let db: Database;
let key = 0;

beforeAll(async () => {
  database = await testDatabase(inject('postgresUrl'));
  db = database.db;
});
afterAll(() => database.drop());
beforeEach(() =>
  setLimits(db, { grant: 0n, floor: 0n, hourly: PLENTY, member: PLENTY, approval: PLENTY }),
);

async function request(member: bigint, ...amounts: bigint[]): Promise<bigint[]> {
  const ids: bigint[] = [];
  for (const amount of amounts) {
    const name = `key-${(key += 1)}`;
    await db.query(sql`select request_withdrawal(${member}, ${name}, '0xdead', ${amount})`);
    const rows = await db.query<{ id: bigint }>(sql`select id from withdrawal where key = ${name}`);
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

const withdrawalOf = async (amount: bigint): Promise<bigint> => {
  const [id] = await request(await memberWith(db, amount + 10n * USDT), amount);
  if (id === undefined) throw new Error('Nothing was requested.');
  return id;
};

async function store(on: Database, withdrawal: bigint): Promise<boolean> {
  const rows = await on.query(sql`
    insert into payment (withdrawal_id, network, wallet, nonce, hash, signed, signed_at)
    values (${withdrawal}, 'USDT-BEP20', '0xtest', ${withdrawal}, ${`0x${withdrawal}`}, 'signed',
      clock_timestamp() - interval '2 hours')
    returning withdrawal_id`);
  return rows.length > 0;
}

async function paidOf(withdrawals: readonly bigint[]): Promise<bigint> {
  const [row] = await db.query<{ sum: bigint }>(sql`
    select coalesce(sum(amount), 0)::bigint as sum
    from withdrawal join payment on withdrawal_id = withdrawal.id
    where withdrawal.id = any (${withdrawals})`);
  return row?.sum ?? 0n;
}

async function paidInAll(): Promise<bigint> {
  const [row] = await db.query<{ sum: bigint }>(sql`
    select coalesce(sum(amount), 0)::bigint as sum
    from withdrawal join payment on withdrawal_id = withdrawal.id
    where signed_at > clock_timestamp() - interval '1 hour'`);
  return row?.sum ?? 0n;
}

const note = (on: Database, withdrawal: bigint, step: string, person: string) =>
  on.query(sql`select note_approval(${withdrawal}, ${step}, ${person}, 'Looked at it.')`);

test('pays a withdrawal within the limits exactly once', async () => {
  const id = await withdrawalOf(50n * USDT);
  expect(await payoutBlock(db, id)).toBeNull();
  expect(await store(db, id)).toBe(true);
  expect(await payoutBlock(db, id)).toBe('not-due');
  expect(await store(db, id)).toBe(false);
});

test('does not pay a member who is frozen', async () => {
  const id = await withdrawalOf(50n * USDT);
  await db.query(sql`
    update member set disabled = true
    where id = (select member_id from withdrawal where id = ${id})`);
  expect(await payoutBlock(db, id)).toBe('not-due');
  expect(await store(db, id)).toBe(false);
});

describe('nothing is paid', () => {
  const restore = () =>
    db.query(sql`
      update reconciliation
      set differs_since = null, checked_at = clock_timestamp() + interval '1 year'`);

  test.each(LEDGER_CHECKS)(
    'while the comparison of %s differs, is outdated or is missing',
    async (name) => {
      const id = await withdrawalOf(50n * USDT);
      await db.query(sql`
      update reconciliation set differs_since = clock_timestamp() where name = ${name}`);
      expect(await payoutBlock(db, id)).toBe('books');
      await restore();
      await db.query(sql`
      update reconciliation set checked_at = clock_timestamp() - interval '11 minutes'
      where name = ${name}`);
      expect(await payoutBlock(db, id)).toBe('books');
      expect(await store(db, id)).toBe(false);
      await restore();
      await db.query(sql`update reconciliation set name = 'other' where name = ${name}`);
      expect(await payoutBlock(db, id)).toBe('books');
      await db.query(sql`update reconciliation set name = ${name} where name = 'other'`);
      expect(await payoutBlock(db, id)).toBeNull();
    },
  );

  test('while the bankroll is below its floor, for example after a transfer with a recorded cause', async () => {
    const id = await withdrawalOf(50n * USDT);
    const [row] = await db.query<{ balance: bigint }>(sql`
      select balance from account where owner is null and kind = 'house'`);
    await setLimits(db, { floor: row?.balance ?? 0n });
    expect(await payoutBlock(db, id)).toBeNull();
    const from = await platformAccount(db, 'house');
    const to = await platformAccount(db, 'fees');
    await db.transaction(async (tx) => {
      await noteCause(tx, await transfer(tx, [{ key: 'one', from, to, amount: 1n }]), 'By hand.');
    });
    expect(await payoutBlock(db, id)).toBe('floor');
    expect(await store(db, id)).toBe(false);
  });

  test('to a member whose balance is not the sum of the postings', async () => {
    const id = await withdrawalOf(50n * USDT);
    await db.transaction(async (tx) => {
      await tx.query(sql`set local session_replication_role = replica`);
      await tx.query(sql`
        update account set balance = balance + 1 where kind = 'main'
          and owner = (select member_id from withdrawal where id = ${id})`);
    });
    expect(await payoutBlock(db, id)).toBe('accounts');
    expect(await store(db, id)).toBe(false);
  });
});

describe('the hourly limits', () => {
  test('count parallel payments on several connections exactly, to the micro-USDT', async () => {
    const others = Array.from({ length: 6 }, () => database.another());
    const member = await memberWith(db, 1_000n * USDT);
    const amounts = [30n * USDT, 20n * USDT, 20n * USDT + 1n, 10n * USDT, 50n * USDT, 7n];
    const ids = await request(member, ...amounts, ...amounts);
    const limit = 60n * USDT;
    await setLimits(db, { member: limit });
    await Promise.all(ids.map((id, place) => store(others[place % others.length] ?? db, id)));
    const paid = await paidOf(ids);
    expect(paid <= limit).toBe(true);
    // Every waiting withdrawal would exceed the limit.
    for (const [place, id] of ids.entries()) {
      const block = await payoutBlock(db, id);
      if (block === 'not-due') continue;
      expect(block).toBe('member');
      expect(paid + (amounts[place % amounts.length] ?? 0n) > limit).toBe(true);
    }
    // A withdrawal of exactly the remaining amount is paid, and one more micro-USDT is not.
    const [exact, more] = await request(member, limit - paid || 1n, 1n);
    if (exact === undefined || more === undefined) throw new Error('Nothing was requested.');
    expect(await store(db, exact)).toBe(paid < limit);
    expect(await store(db, more)).toBe(false);
  });

  test('apply to all members together', async () => {
    const others = Array.from({ length: 6 }, () => database.another());
    const before = await paidInAll();
    const ids = await Promise.all(Array.from({ length: 10 }, () => withdrawalOf(15n * USDT)));
    await setLimits(db, { hourly: before + 45n * USDT });
    const stored = await Promise.all(
      ids.map((id, place) => store(others[place % others.length] ?? db, id)),
    );
    expect(stored.filter(Boolean)).toHaveLength(3);
    expect(await paidInAll()).toBe(before + 45n * USDT);
    const waiting = ids.find((_, place) => stored[place] === false);
    if (waiting === undefined) throw new Error('Nothing waits.');
    expect(await payoutBlock(db, waiting)).toBe('hourly');
  });

  test('no longer count a payment after an hour', async () => {
    const member = await memberWith(db, 200n * USDT);
    const [first, second] = await request(member, 50n * USDT, 50n * USDT);
    if (first === undefined || second === undefined) throw new Error('Nothing was requested.');
    await setLimits(db, { member: 50n * USDT });
    expect(await store(db, first)).toBe(true);
    expect(await payoutBlock(db, second)).toBe('member');
    await db.transaction(async (tx) => {
      await tx.query(sql`set local session_replication_role = replica`);
      await tx.query(sql`
        update payment set signed_at = signed_at - interval '1 hour'
        where withdrawal_id = ${first}`);
    });
    expect(await payoutBlock(db, second)).toBeNull();
  });
});

describe('a withdrawal that needs approval', () => {
  test('waits for two staff members who may approve payouts', async () => {
    const staff = new Staff(database);
    onTestFinished(() => staff.close());
    const [paul, rita, sue] = [
      await staff.person('Paul', 'payments'),
      await staff.person('Rita', 'risk'),
      await staff.person('Sue', 'support'),
    ];
    await setLimits(db, { approval: 50n * USDT });
    expect(await payoutBlock(db, await withdrawalOf(50n * USDT))).toBeNull();
    const id = await withdrawalOf(50n * USDT + 1n);
    expect(await payoutBlock(db, id)).toBe('approval');
    await expect(note(rita.db, id, 'approved', 'Rita')).rejects.toThrow(/No one has requested/);
    await note(paul.db, id, 'requested', 'another name');
    expect(await payoutBlock(db, id)).toBe('approval');
    expect(await store(db, id)).toBe(false);
    await expect(note(paul.db, id, 'approved', 'Rita')).rejects.toThrow(/Another person .* Paul/);
    await expect(note(sue.db, id, 'approved', 'Sue')).rejects.toThrow(/Sue has no role/);
    await expect(note(db, id, 'approved', 'Rita')).rejects.toThrow(/belongs to no staff account/);
    await note(rita.db, id, 'approved', 'Rita');
    expect(await payoutBlock(db, id)).toBeNull();
    expect(await store(db, id)).toBe(true);
    await expect(note(rita.db, id, 'approved', 'Rita')).rejects.toThrow(/does not wait|duplicate/);
    const entries = await db.query<{ entry: string }>(sql`
      select entry from staff_audit order by number`);
    expect(entries.map(({ entry }) => JSON.parse(entry) as object)).toMatchObject([
      { actor: 'Paul', login: paul.login, action: 'payout requested', subject: `${id}` },
      { actor: 'Rita', login: rita.login, action: 'payout approved', subject: `${id}` },
    ]);
  });

  test('needs only two different names if the money is test money', async () => {
    await setLimits(db, { approval: 0n, grant: 1n });
    const id = await withdrawalOf(50n * USDT);
    await note(db, id, 'requested', 'Anna');
    await expect(note(db, id, 'approved', ' anna')).rejects.toThrow(/Another person/);
    expect(await payoutBlock(db, id)).toBe('approval');
    await note(db, id, 'approved', 'Ben');
    expect(await payoutBlock(db, id)).toBeNull();
  });

  test('keeps an immutable record of both people', async () => {
    await setLimits(db, { approval: 0n, grant: 1n });
    const id = await withdrawalOf(50n * USDT);
    await note(db, id, 'requested', 'Anna');
    await note(db, id, 'approved', 'Ben');
    const rows = await db.query(sql`
      select step, person, reason, login = session_user as mine, at <= clock_timestamp() as past
      from withdrawal_approval where withdrawal_id = ${id} order by at`);
    const record = { reason: 'Looked at it.', mine: true, past: true };
    expect(rows).toEqual([
      { step: 'requested', person: 'Anna', ...record },
      { step: 'approved', person: 'Ben', ...record },
    ]);
    for (const change of [
      sql`update withdrawal_approval set person = 'Carl'`,
      sql`delete from withdrawal_approval`,
      sql`truncate withdrawal_approval`,
    ]) {
      await expect(db.query(change)).rejects.toThrow(/append-only/);
    }
  });
});

test('a server logs the reason and the remedy, and pays once the reason no longer applies', async () => {
  const payouts = new RecordingPayouts('0xserver');
  const id = await withdrawalOf(50n * USDT);
  const errors: string[] = [];
  const pay = () => payWithdrawals(db, payouts, { onError: (error) => errors.push(String(error)) });
  await setLimits(db, { approval: 0n });
  await pay();
  expect(errors).toContain(
    `PayoutWaits: Withdrawal ${id} waits: two people have to approve this amount. ` +
      'See "When withdrawals wait" in docs/operating.md.',
  );
  expect(await paidOf([id])).toBe(0n);
  errors.length = 0;
  await setLimits(db, { approval: PLENTY });
  await pay();
  expect(errors).not.toContainEqual(expect.stringContaining(`Withdrawal ${id} `));
  expect(await paidOf([id])).toBe(50n * USDT);
});
