import { USDT } from '@platform/rules/money';
import sql, { type Sql } from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { profileOf } from '../account/members';
import { one, type Database } from '../db/database';
import { auditLedger } from '../ledger/audit';
import { setLimits } from '../ledger/limits';
import { testDatabase, type TestDatabase } from '../testing/database';
import { operatorPages } from '../testing/operatorPages';
import { memberWith } from '../testing/people';
import { Staff, type Person } from '../testing/staff';
import { VERBS } from './command';
import { StaffRefused } from './refused';
import { USAGE } from './usage';

const HASH = `0x${'5a'.repeat(32)}`;

let database: TestDatabase;
let db: Database;
let staff: Staff;
let people: Record<'administrator' | 'support' | 'payments' | 'risk' | 'auditor', Person>;

beforeAll(async () => {
  database = await testDatabase(inject('postgresUrl'));
  db = database.db;
  staff = new Staff(database);
  people = {
    administrator: await staff.person('Adam', 'administrator'),
    support: await staff.person('Sue', 'support'),
    payments: await staff.person('Paul', 'payments'),
    risk: await staff.person('Rita', 'risk'),
    auditor: await staff.person('Otto', 'auditor'),
  };
});
afterAll(async () => {
  await staff.close();
  const audit = await auditLedger(db);
  await database.drop();
  expect(audit).toEqual({ sum: 0n, astray: [], unbalanced: [] });
});
/** Uses real money, so that every person has their own login, and actions need two people. */
beforeEach(() => setLimits(db, { grant: 0n }));

interface Member {
  id: bigint;
  code: string;
}

async function newMember(balance = 100n * USDT): Promise<Member> {
  const id = await memberWith(db, balance);
  return { id, code: (await profileOf(db, id)).code };
}

const isFrozen = async ({ id }: Member): Promise<boolean> =>
  one(await db.query<{ disabled: boolean }>(sql`select disabled from member where id = ${id}`))
    .disabled;

const balanceOf = async ({ id }: Member): Promise<bigint> =>
  one(
    await db.query<{ balance: bigint }>(sql`
      select balance from account where owner = ${id} and kind = 'main'`),
  ).balance;

async function openTicket({ id }: Member): Promise<bigint> {
  const rows = await db.query<{ id: bigint }>(sql`
    insert into ticket (member_id, type, name, email, message)
    values (${id}, 'bug', 'Anna', 'anna@test.localhost', 'Help') returning id`);
  return one(rows).id;
}

async function withdrawalInReview(
  payment: { hash: string; wallet: string } | undefined = undefined,
): Promise<bigint> {
  const { id } = await newMember();
  await db.query(sql`select request_withdrawal(${id}, 'key', '0xdead', ${50n * USDT})`);
  const rows = await db.query<{ id: bigint }>(sql`
    update withdrawal set state = 'review', review_reason = 'Another nonce.'
    where member_id = ${id} returning id`);
  const withdrawal = one(rows).id;
  if (payment) await storePayment(withdrawal, payment);
  return withdrawal;
}

const storePayment = (withdrawal: bigint, { hash, wallet }: { hash: string; wallet: string }) =>
  withoutTriggers(sql`
    insert into payment (withdrawal_id, network, nonce, hash, signed, wallet)
    values (${withdrawal}, 'USDT-BEP20', ${withdrawal}, ${hash}, '0x02', ${wallet})`);

/** Executes a statement that the triggers of the ledger refuse. */
const withoutTriggers = (statement: Sql) =>
  db.transaction(async (tx) => {
    await tx.query(sql`set local session_replication_role = replica`);
    await tx.query(statement);
  });

/** Records that the last comparison found this difference of 5 USDT. */
async function findDifference(check: string, subject: string): Promise<void> {
  await db.query(sql`
    select record_comparison(${check}, ${[subject]}::text[], ${[5n * USDT]}::bigint[], '{0}')`);
}

/** Credits a deposit that the chain does not show. Returns its id. */
async function missingDeposit(hash: string): Promise<bigint> {
  const { id } = await newMember();
  const rows = await db.query<{ id: bigint }>(sql`
    insert into transfer (key) values (${hash}) returning id`);
  const deposit = one(rows).id;
  await withoutTriggers(sql`
    insert into deposit (id, member_id, network, transaction_hash, log_index, amount)
    values (${deposit}, ${id}, 'USDT-BEP20', ${hash}, 0, ${5n * USDT})`);
  await db.query(sql`
    insert into chain_comparison (network, received_through, sent_through, deposit_through)
    values ('USDT-BEP20', 0, 0, 0) on conflict do nothing`);
  await findDifference('deposits USDT-BEP20', `not-received ${hash}`);
  return deposit;
}

/** Leaves the result of a check that no longer runs, and a deposit address. */
async function closeNetwork(network: string, { id }: Member): Promise<void> {
  await db.query(sql`
    insert into reconciliation (name, checked_at, differs_since)
    values (${`deposits ${network}`}, clock_timestamp() - interval '1 hour', clock_timestamp())`);
  await db.query(sql`
    insert into deposit_address (network, address, member_id) values (${network}, ${`0x0${id}`}, ${id})`);
}

/** Completes a withdrawal whose payment the chain does not show. Returns its id. */
async function missingPayment(hash: string): Promise<bigint> {
  const id = await withdrawalInReview({ hash, wallet: '0xa0' });
  await withoutTriggers(sql`update withdrawal set state = 'success' where id = ${id}`);
  await findDifference('payments USDT-BEP20', `not-paid ${hash}`);
  return id;
}

const openSession = ({ id }: Member) =>
  db.query(sql`
    insert into session (member_id, expires_at)
    values (${id}, clock_timestamp() + interval '1 day')`);

async function enableTwoFactor({ id }: Member): Promise<void> {
  await db.query(sql`
    insert into two_factor (member_id, sealed_secret, enabled_at)
    values (${id}, '', clock_timestamp())`);
}

/** Stops withdrawals, like the link in an email. */
async function stopWithdrawals({ id }: Member): Promise<void> {
  await db.query(sql`
    update member set withdrawals_stopped_at = clock_timestamp() where id = ${id}`);
}

const requestIn = (text: string): string => /^Request (\d+) waits/.exec(text)?.[1] ?? '';

/** Requests an action as one person and approves it as another. */
async function byTwo(first: Person, second: Person, words: readonly string[]): Promise<void> {
  const request = requestIn(await first.run(words));
  expect(await second.run(['approve', request, 'Checked.'])).toBe(
    `Request ${request} is approved and done.`,
  );
}

const newestAudit = async (count: number) => {
  const rows = await db.query<{ entry: string }>(sql`
    select entry from staff_audit order by number desc limit ${count}`);
  return rows.map(({ entry }) => JSON.parse(entry) as Record<string, unknown>).toReversed();
};

test('two people freeze a member: support requests it, risk approves it', async () => {
  const member = await newMember();
  const { support, risk } = people;
  const text = await support.run(['freeze', member.code.toLowerCase(), 'Reported as stolen.']);
  const request = requestIn(text);
  expect(text).toContain(`npm run staff -- approve ${request}`);
  expect(await isFrozen(member)).toBe(false);
  expect(await risk.run(['requests'])).toContain(
    `permission: member.freeze  subject: ${member.code}  by: Sue  reason: Reported as stolen.`,
  );

  await risk.run(['approve', request, 'Spoke to the member.']);
  expect(await isFrozen(member)).toBe(true);
  const events = await db.query(sql`
    select event, detail from security_event where member_id = ${member.id} order by id desc limit 1`);
  expect(events).toEqual([
    {
      event: 'frozen',
      detail: {
        by: `${support.login} (Sue), approved by ${risk.login} (Rita)`,
        reason: 'Reported as stolen.',
      },
    },
  ]);
  expect(await newestAudit(2)).toEqual([
    {
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      actor: 'Sue',
      login: support.login,
      address: expect.stringMatching(/^(127\.0\.0\.1|::1|)$/),
      action: 'request member.freeze',
      subject: member.code,
      reason: 'Reported as stolen.',
      detail: { request: Number(request) },
    },
    expect.objectContaining({
      actor: 'Rita',
      login: risk.login,
      action: 'approve member.freeze',
      reason: 'Spoke to the member.',
      detail: { request: Number(request) },
    }),
  ]);
  await expect(risk.run(['approve', request, 'Again.'])).rejects.toThrow(/does not wait/);
});

test('a declined request changes nothing, and its author may withdraw it', async () => {
  const member = await newMember();
  const { support, risk } = people;
  for (const decider of [support, risk]) {
    const request = requestIn(await support.run(['freeze', member.code, 'Ticket 12.']));
    await decider.run(['decline', request, 'The wrong member.']);
    await expect(risk.run(['approve', request, 'Checked.'])).rejects.toThrow(/does not wait/);
  }
  expect(await isFrozen(member)).toBe(false);
});

describe('refuses an approval by', () => {
  test('the person who requested the action', async () => {
    const member = await newMember();
    const request = requestIn(await people.risk.run(['freeze', member.code, 'Ticket 12.']));
    await expect(people.risk.run(['approve', request, 'Checked.'])).rejects.toThrow(
      /Another person has to approve/,
    );
    expect(await isFrozen(member)).toBe(false);
  });

  test('a person without a role for it', async () => {
    const member = await newMember();
    const request = requestIn(await people.support.run(['freeze', member.code, 'Ticket 12.']));
    for (const person of [people.auditor, people.payments]) {
      for (const verb of ['approve', 'decline']) {
        await expect(person.run([verb, request, 'Checked.'])).rejects.toThrow(
          /has no role with the permission member.approve/,
        );
      }
    }
    expect(await isFrozen(member)).toBe(false);
  });

  test('anyone, a day later or after the first person has lost the role', async () => {
    const member = await newMember();
    const leaver = await staff.person('Lea', 'support');
    const request = requestIn(await leaver.run(['freeze', member.code, 'Ticket 12.']));
    await people.administrator.run(['disable', 'Lea', 'Left the company.']);
    const approve = () => people.risk.run(['approve', request, 'Checked.']);
    await expect(approve()).rejects.toThrow(/no longer has the permission/);

    const late = requestIn(await people.support.run(['freeze', member.code, 'Ticket 12.']));
    await db.query(sql`
      update staff_request set requested_at = requested_at - interval '1 day' where id = ${BigInt(late)}`);
    await expect(people.risk.run(['approve', late, 'Checked.'])).rejects.toThrow(
      /older than a day/,
    );
    expect(await isFrozen(member)).toBe(false);
  });
});

test('unfreezes a member and lifts a stop with two people', async () => {
  const member = await newMember();
  await byTwo(people.support, people.risk, ['freeze', member.code, 'Ticket 12.']);
  await byTwo(people.risk, people.administrator, ['unfreeze', member.code, 'Verified.']);
  expect(await isFrozen(member)).toBe(false);

  await stopWithdrawals(member);
  expect(await people.support.run(['stopped'])).toContain(`user id: ${member.code}`);
  await byTwo(people.support, people.risk, ['resume', member.code, 'Confirmed by phone.']);
  expect(await people.support.run(['stopped'])).not.toContain(member.code);
});

test('one person can reset two-factor authentication, and an email to the member is queued', async () => {
  const member = await newMember();
  await enableTwoFactor(member);
  await people.support.run(['reset-2fa', member.code, 'Verified by video.']);
  expect(await db.query(sql`select from two_factor where member_id = ${member.id}`)).toEqual([]);
  const queued = await db.query(sql`
    select event, detail ->> 'reason' as reason from security_mail
    join security_event on id = event_id where member_id = ${member.id}`);
  expect(queued).toEqual([{ event: 'two-factor-disabled', reason: 'Verified by video.' }]);
});

test('one person ends all sessions of a member, and the member is notified', async () => {
  const [member, other] = [await newMember(), await newMember()];
  for (const each of [member, member, other]) await openSession(each);
  await db.query(sql`
    insert into known_device (member_id, token_hash, session_id)
    select member_id, sha256(id::text::bytea), id from session where member_id = ${member.id}`);
  const words = ['end-sessions', member.code, 'Lost the laptop.'];
  await people.support.run(words);
  const open = await db.query(sql`
    select member_id as member from session
    where member_id in (${member.id}, ${other.id}) and revoked_at is null`);
  expect(open).toEqual([{ member: other.id }]);
  expect(await db.query(sql`select from known_device where member_id = ${member.id}`)).toEqual([]);
  const events = await db.query(sql`
    select event, detail from security_event where member_id = ${member.id}`);
  const detail = { by: `${people.support.login} (Sue)`, reason: 'Lost the laptop.' };
  expect(events).toEqual([{ event: 'session-ended', detail }]);
  const notices = await db.query(sql`
    select detail from member_event where member_id = ${member.id} and kind = 'security'`);
  expect(notices).toEqual([{ detail: { event: 'session-ended' } }]);
  expect(await newestAudit(1)).toEqual([
    expect.objectContaining({ actor: 'Sue', action: 'member.end-sessions', subject: member.code }),
  ]);
  await expect(people.support.run(words)).rejects.toThrow(/There is no/);
});

test('answers a ticket once', async () => {
  const ticket = await openTicket(await newMember());
  expect(await people.support.run(['tickets'])).toContain(`ticket: ${ticket}`);
  const answer = ['answer', String(ticket), 'Done.', 'As agreed by phone.'];
  await people.support.run(answer);
  const rows = await db.query(sql`
    select solution, closed_at is not null as closed from ticket where id = ${ticket}`);
  expect(rows).toEqual([{ solution: 'Done.', closed: true }]);
  await expect(people.support.run(answer)).rejects.toThrow(/There is no/);
});

test('two people give a verdict on a withdrawal in review', async () => {
  const id = await withdrawalInReview();
  const words = ['verdict', String(id), 'returned', HASH, 'Nonce 17 went to the vault.'];
  await byTwo(people.payments, people.risk, words);
  const rows = await db.query(sql`
    select verdict, hash, reason, override, decided_by as author
    from withdrawal_verdict where withdrawal_id = ${id}`);
  expect(rows).toEqual([
    {
      verdict: 'returned',
      hash: HASH,
      reason: 'Nonce 17 went to the vault.',
      override: false,
      author: `${people.payments.login} (Paul), approved by ${people.risk.login} (Rita)`,
    },
  ]);
});

test('two people raise a balance from the bankroll and lower it again', async () => {
  const member = await newMember(10n * USDT);
  const { payments, risk } = people;
  await byTwo(payments, risk, ['adjust', member.code, 'raise', '2.5', 'Ticket 12.']);
  expect(await balanceOf(member)).toBe(12_500_000n);
  await byTwo(payments, risk, ['adjust', member.code, 'lower', '12.5', 'Ticket 12.']);
  expect(await balanceOf(member)).toBe(0n);
  const causes = await db.query(sql`
    select reason, noted_by as author from transfer_cause
    where transfer_id = (select max(transfer_id) from transfer_cause)`);
  expect(causes).toEqual([
    { reason: 'Ticket 12.', author: `${payments.login} (Paul), approved by ${risk.login} (Rita)` },
  ]);
});

test('explains transfers of the ledger and of the hot wallet', async () => {
  const { payments } = people;
  await payments.run(['note', 'USDT-BEP20', HASH, 'Moved to the vault.']);
  expect(await db.query(sql`select reason, noted_by as author from wallet_transfer`)).toEqual([
    { reason: 'Moved to the vault.', author: `${payments.login} (Paul)` },
  ]);
  const rows = await db.query<{ id: bigint }>(sql`
    insert into transfer (key) values ('by-hand') returning id`);
  const { id } = one(rows);
  await payments.run(['note', String(id), 'Correction agreed in ticket 12.']);
  expect(await db.query(sql`select reason from transfer_cause where transfer_id = ${id}`)).toEqual([
    { reason: 'Correction agreed in ticket 12.' },
  ]);
  await expect(payments.run(['note', String(id), 'Again.'])).rejects.toThrow(StaffRefused);
});

test('two people exclude a deposit and a payment that the chain does not show', async () => {
  const { payments, risk } = people;
  const [received, paid] = [`0x${'7b'.repeat(32)}`, `0x${'7d'.repeat(32)}`];
  const deposit = await missingDeposit(received);
  const withdrawal = await missingPayment(paid);
  expect(await payments.run(['books'])).toContain(
    `"subject":"not-received ${received}","expected":"5","found":"0"`,
  );

  await byTwo(payments, risk, ['exclude', 'USDT-BEP20', received, 'Resolved.']);
  const through = await db.query(sql`
    select deposit_through as through from chain_comparison where network = 'USDT-BEP20'`);
  expect(through).toEqual([{ through: deposit }]);

  await byTwo(payments, risk, ['exclude', 'USDT-BEP20', paid, 'Paid again.']);
  expect(await db.query(sql`select compared from withdrawal where id = ${withdrawal}`)).toEqual([
    { compared: true },
  ]);
  for (const words of [
    ['exclude', 'USDT-POS', received, 'Another network.'],
    ['exclude', 'USDT-BEP20', HASH, 'Not a difference.'],
  ]) {
    await expect(payments.run(words), words.join(' ')).rejects.toThrow(/There is no/);
  }
});

test('two people drop the result of a check, but only of one that no longer runs', async () => {
  const { payments, risk } = people;
  await db.query(sql`
    insert into reconciliation (name, checked_at, differs_since) values
      ('deposits OLD', clock_timestamp() - interval '11 minutes', clock_timestamp()),
      ('deposits NEW', clock_timestamp() - interval '9 minutes', clock_timestamp())`);
  await byTwo(payments, risk, ['drop', 'deposits OLD', 'The network is closed.']);
  await expect(payments.run(['drop', 'deposits NEW', 'Why.'])).rejects.toThrow(/There is no/);
  const rows = await db.query(sql`select name from reconciliation where name like 'deposits %W'`);
  expect(rows).toEqual([{ name: 'deposits NEW' }]);
  expect(await payments.run(['books'])).not.toContain('deposits OLD');
});

test('two people retire all deposit addresses', async () => {
  const { id } = await newMember();
  await db.query(sql`
    insert into deposit_address (network, address, member_id) values ('USDT-BEP20', '0x04', ${id})`);
  const retired = () =>
    db.query(sql`select retired_at is not null as retired from deposit_address`);
  const words = ['retire-addresses', 'New deposit key.'];
  const request = requestIn(await people.payments.run(words));
  expect(await retired()).toEqual([{ retired: false }]);
  await people.risk.run(['approve', request, 'Checked.']);
  expect(await retired()).toEqual([{ retired: true }]);
  await expect(people.payments.run(words)).rejects.toThrow(/There is no/);
});

test('prints an account with its newest postings, and notes the reading', async () => {
  const { id } = await newMember(7n * USDT);
  const rows = await db.query<{ account: bigint }>(sql`
    select id as account from account where owner = ${id} and kind = 'main'`);
  const { account } = one(rows);
  expect(await people.auditor.run(['account', String(account)])).toMatch(
    new RegExp(`^account: ${account} .*owner: ${id}  balance: 7  newest postings: .*"amount":"7"`),
  );
  expect(await newestAudit(1)).toMatchObject([
    { action: 'read account', subject: String(account) },
  ]);
});

test('counts the open payments of each wallet, the secrets of each key, and pending messages', async () => {
  await withdrawalInReview({ hash: `0x${'8a'.repeat(32)}`, wallet: '0xa1' });
  expect(await people.payments.run(['wallets'])).toContain('wallet: 0xa1  open payments: 1');
  await db.query(sql`update two_factor set key_version = 1`);
  await enableTwoFactor(await newMember());
  await db.query(sql`update two_factor set key_version = 7 where key_version = 0`);
  const administrator = await staff.person('Ada', 'administrator');
  expect(await administrator.run(['keys'])).toContain('version: 7  secrets: 1');
  const { id } = await newMember();
  await openSession({ id, code: '' });
  await db.query(sql`
    with browser as (
      insert into push_subscription (member_id, session_id, endpoint, p256dh, auth, service, outcomes, security)
      select member_id, id, 'https://push.test', '', '', 'push.test', true, true from session
      where member_id = ${id} returning id)
    insert into push_delivery (subscription_id, subject, event_id, service, due_at, expires_at)
    select id, 'outcomes', 1, 'push.test', clock_timestamp(), clock_timestamp() from browser`);
  expect(await administrator.run(['notifications'])).toContain('service: push.test  pending: 1');
});

describe('refuses', () => {
  test.each([
    [[]],
    [['freeze', 'ABCD2345']],
    [['freeze', 'ABCD2345', 'Why.', 'More.']],
    [['toString', 'ABCD2345', 'Why.']],
    [['list', 'all']],
  ])('%j, and prints the usage', async (words) => {
    await expect(people.support.run(words)).rejects.toThrow(new StaffRefused(USAGE));
  });

  test('every action without a reason', async () => {
    const member = await newMember();
    await enableTwoFactor(member);
    await expect(people.support.run(['reset-2fa', member.code, ' '])).rejects.toThrow(
      /Give a reason/,
    );
    const request = requestIn(await people.support.run(['freeze', member.code, 'Why.']));
    await expect(people.risk.run(['approve', request, ''])).rejects.toThrow(/Give a reason/);
  });

  test('an action that is not possible, before anyone approves it', async () => {
    const member = await newMember(10n * USDT);
    const { support, payments } = people;
    for (const [person, words] of [
      [support, ['freeze', 'ZZZZ9999', 'Why.']],
      [support, ['unfreeze', member.code, 'Why.']],
      [support, ['reset-2fa', member.code, 'Why.']],
      [payments, ['verdict', '999', 'paid', HASH, 'Why.']],
      [payments, ['adjust', member.code, 'lower', '10.000001', 'Why.']],
      [payments, ['adjust', member.code, 'raise', '0', 'Why.']],
      [payments, ['adjust', member.code, 'sideways', '1', 'Why.']],
      [payments, ['adjust', 'ZZZZ9999', 'raise', '1', 'Why.']],
    ] as const) {
      await expect(person.run(words), words.join(' ')).rejects.toThrow(StaffRefused);
    }
    const open = await db.query(sql`
      select from staff_request where outcome is null and subject in ('ZZZZ9999', '999')`);
    expect(open).toEqual([]);
  });

  test('a correction that would take the bankroll below its floor', async () => {
    const member = await newMember();
    const rows = await db.query<{ balance: bigint }>(sql`
      select balance from account where owner is null and kind = 'house'`);
    await setLimits(db, { floor: one(rows).balance - USDT });
    const raise = people.payments.run(['adjust', member.code, 'raise', '1.1', 'Why.']);
    await expect(raise).rejects.toThrow(/would fall below its floor/);
    await setLimits(db, { floor: 0n });
  });

  test('a database login without a staff account, or with a name that is not its owner’s', async () => {
    const member = await newMember();
    const unknown = await staff.login();
    await expect(unknown.run(['freeze', member.code, 'Why.'])).rejects.toThrow(
      `The database login ${unknown.login} belongs to no staff account.`,
    );
    await expect(unknown.run(['freeze', member.code, 'Why.'], { as: 'Sue' })).rejects.toThrow(
      StaffRefused,
    );
    await expect(
      people.auditor.run(['freeze', member.code, 'Why.'], { as: 'Sue' }),
    ).rejects.toThrow(/belongs to Otto, not to Sue/);
    expect(await isFrozen(member)).toBe(false);
  });
});

test('each action is refused to every role without the permission', async () => {
  const member = await newMember();
  await enableTwoFactor(member);
  await stopWithdrawals(member);
  const frozen = await newMember();
  await byTwo(people.support, people.risk, ['freeze', frozen.code, 'Ticket 12.']);
  const ticket = String(await openTicket(member));
  const withdrawal = String(await withdrawalInReview());
  const missing = `0x${'7e'.repeat(32)}`;
  await missingDeposit(missing);
  await closeNetwork('CLOSED', member);
  const { support, payments, risk, auditor, administrator } = people;
  const actions: readonly (readonly [words: readonly string[], may: readonly Person[]])[] = [
    [['list'], [administrator, auditor]],
    [['audit'], [administrator, auditor]],
    [
      ['member', member.code],
      [support, payments, risk, auditor],
    ],
    [['tickets'], [support, payments, risk, auditor]],
    [['stopped'], [support, payments, risk, auditor]],
    [['reviews'], [support, payments, risk, auditor]],
    [
      ['freeze', member.code, 'Why.'],
      [support, risk],
    ],
    [
      ['unfreeze', frozen.code, 'Why.'],
      [support, risk],
    ],
    [['resume', member.code, 'Why.'], [support]],
    [['reset-2fa', member.code, 'Why.'], [support]],
    [['answer', ticket, 'Done.', 'Why.'], [support]],
    [['verdict', withdrawal, 'paid', HASH, 'Why.'], [payments]],
    [['adjust', member.code, 'raise', '1', 'Why.'], [payments]],
    [['note', 'USDT-TRC20', HASH, 'Why.'], [payments]],
    ...['books', 'wallets'].map((verb) => [[verb], [support, payments, risk, auditor]] as const),
    [
      ['account', '1'],
      [support, payments, risk, auditor],
    ],
    ...['keys', 'notifications'].map((verb) => [[verb], Object.values(people)] as const),
    [['exclude', 'USDT-BEP20', missing, 'Why.'], [payments]],
    [['drop', 'deposits CLOSED', 'Why.'], [payments]],
    [['retire-addresses', 'Why.'], [payments]],
    [['invite', 'Eve', 'eve@test.localhost', 'auditor', 'Why.'], [administrator]],
    [['grant', 'Otto', 'support', 'Why.'], [administrator]],
    [['revoke', 'Otto', 'support', 'Why.'], [administrator]],
    [['disable', 'Eve', 'Why.'], [administrator]],
  ];
  for (const [words, may] of actions) {
    for (const person of Object.values(people)) {
      const outcome = person.run(words).then(
        () => 'done',
        (error: unknown) => String(error),
      );
      const expected = may.includes(person) ? /^done$/ : /has no role with the permission/;
      expect(await outcome, words.join(' ')).toMatch(expected);
    }
  }
});

test('a refused command is in the audit log, with the caller’s login', async () => {
  await expect(people.auditor.run(['freeze', 'ABCD2345', 'Why.'])).rejects.toThrow(/has no role/);
  const unknown = await staff.login();
  await expect(unknown.run(['audit'], { as: 'Otto' })).rejects.toThrow(/no staff account/);
  expect(await newestAudit(2)).toMatchObject([
    { actor: 'Otto', action: 'refused freeze', login: people.auditor.login },
    { actor: '', action: 'refused audit', login: unknown.login, detail: { as: 'Otto' } },
  ]);
});

test('each reading of personal data is in the audit log', async () => {
  const member = await newMember();
  const text = await people.support.run(['member', member.code.toLowerCase()]);
  expect(text).toMatch(/email: \w+@test\.localhost .* balances: \{.*"main":"100"/);
  expect(await newestAudit(1)).toEqual([
    expect.objectContaining({ actor: 'Sue', action: 'read member', subject: member.code }),
  ]);
  const read = database.as('support').query(sql`select email from member`);
  await expect(read).rejects.toThrow(/permission denied/);
});

describe('with test money', () => {
  beforeEach(() => setLimits(db, { grant: 1n }));

  test('one person suffices, and a name identifies the person', async () => {
    const member = await newMember();
    const freeze = ['freeze', member.code, 'Ticket 12.'];
    await expect(staff.owner.run(freeze)).rejects.toThrow(/Add --as and your name/);
    await expect(staff.owner.run(freeze, { as: 'Otto' })).rejects.toThrow(/has no role/);
    expect(await staff.owner.run(freeze, { as: 'sue' })).toBe(
      `Done: member.freeze ${member.code}.`,
    );
    expect(await isFrozen(member)).toBe(true);
  });

  test('every documented command works', async () => {
    const member = await newMember();
    await db.query(sql`update member set code = 'ABCD2345' where id = ${member.id}`);
    await enableTwoFactor(member);
    await openSession(member);
    await stopWithdrawals(member);
    await missingDeposit(`0x${'7c'.repeat(32)}`);
    await closeNetwork('USDT-POS', member);
    await staff.person('Root', 'administrator', 'support', 'payments', 'risk', 'auditor');
    const ids: Record<string, bigint> = {
      answer: await openTicket(member),
      verdict: await withdrawalInReview(),
      note: one(
        await db.query<{ id: bigint }>(sql`insert into transfer (key) values ('42') returning id`),
      ).id,
    };
    ids.account = one(
      await db.query<{ id: bigint }>(
        sql`select min(id) as id from account where owner = ${member.id}`,
      ),
    ).id;
    const printed: string[] = [];
    for (const words of documented()) {
      const [verb = '', first = '', ...rest] = words.filter((word) => !word.startsWith('--'));
      if (['recover', 'approve', 'decline', 'accept', 'link', 'token'].includes(verb)) continue;
      const until = words.includes('--until') ? '2099-12-31' : undefined;
      const positional = rest.filter((word) => word !== '2099-12-31' && word !== 'aurora');
      const id = ids[verb];
      const given = /^\d+$/.test(first) && id !== undefined ? String(id) : first;
      if (given !== '') positional.unshift(given);
      printed.push(
        await staff.owner.run([verb, ...positional], {
          as: 'Root',
          until,
          brand: words.includes('--brand') ? 'aurora' : undefined,
          service: words.includes('--service'),
          override: words.includes('--override'),
        }),
      );
    }
    expect(printed.length).toBeGreaterThan(20);
    const verbs = [...new Set(documented().map(([verb]) => verb))];
    expect([...verbs, 'accept'].toSorted()).toEqual(VERBS.toSorted());
  });
});

/** Arguments of every `npm run staff` command in the operators' documents. */
function documented(): string[][] {
  const text = Object.values(operatorPages).join('\n');
  return [...text.matchAll(/^npm run staff -- ([^#\n]+)/gm)].map(([, words = '']) =>
    [...words.matchAll(/"([^"]+)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? ''),
  );
}
