import { USDT } from '@platform/rules/money';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../../account/passwords';
import { lockFunds } from '../../wallet/locks';
import { holdAccount } from '../../ledger/accounts';
import { testApp, type TestApp } from '../../testing/app';
import { guardedMember, TXN_PASSWORD, type GuardedMember } from '../../testing/guardedMember';
import { makeStale } from '../../testing/makeStale';
import { otpCode } from '../../testing/otp';
import { useServers } from '../../testing/suite';
import { Wire } from '../../testing/wire';

const suite = useServers();
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const OTHER = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const FRESH = 'Fresh-Horse-3';

/** Server on which withdrawals wait for 24 hours, and members start with 5,000 USDT. */
let app: TestApp;
let wire: Wire;
beforeAll(async () => {
  app = await testApp(suite.database.db, { WITHDRAW_WAIT_HOURS: 24, DEMO_GRANT: 5_000n * USDT });
  wire = new Wire(app.origin);
});
afterAll(async () => {
  await app.close();
  expect(app.errors).toEqual([]);
});

/** Simulates the passing of time by moving the last change back. */
const wait = ({ id }: GuardedMember, minutes: number) =>
  suite.database.db.query(sql`
    update member set guards_changed_at = guards_changed_at - ${minutes} * interval '1 minute'
    where id = ${id}`);

/** Waits until a request has passed its first checks and is blocked by a locked row. */
const waitsForARow = () =>
  expect
    .poll(async () =>
      suite.database.db.query(sql`
          select pid from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`),
    )
    .toHaveLength(1);

const DAY = 24 * 60;

/** Creates a member whose last change was a day ago. */
async function settledMember(): Promise<GuardedMember> {
  const member = await guardedMember(wire, ADDRESS);
  await wait(member, DAY);
  return member;
}

const withdraw = ({ token, secret }: GuardedMember, change: object = {}) =>
  wire.post(
    '/api/fund/Withdrawalnow',
    { Amount: '40', Address: ADDRESS, twofactor: otpCode(secret, 1), ...change },
    { token },
  );

const update = ({ token }: GuardedMember, twofactor?: string, wallet_address = OTHER) =>
  wire.post(
    '/api/user/updateWallet',
    { wallet_address, txnPassword: TXN_PASSWORD, twofactor },
    { token },
  );

async function resetByMail({ email }: GuardedMember): Promise<number> {
  await wire.post('/api/auth/forgotPassword', { email });
  await app.settled();
  const mail = app.mails.findLast(({ to, subject }) => to === email && /choose/.test(subject));
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  const passwords = { new_password: FRESH, confirm_new_password: FRESH };
  return (await wire.post('/api/auth/resetPassword', { token, ...passwords })).status;
}

/** All changes to security settings, by a member with an unused code. */
const CHANGES: [string, (member: GuardedMember) => Promise<unknown>][] = [
  [
    'password-changed',
    ({ token, password }) =>
      wire.post(
        '/api/user/changePassword',
        { current_password: password, new_password: FRESH, confirm_new_password: FRESH },
        { token },
      ),
  ],
  ['password-reset', resetByMail],
  [
    'txn-password-changed',
    ({ token }) =>
      wire.post(
        '/api/user/changeTxnPassword',
        { currentTxnPassword: TXN_PASSWORD, txnPassword: FRESH, reTxnPassword: FRESH },
        { token },
      ),
  ],
  ['wallet-address-changed', (member) => update(member, otpCode(member.secret, 1))],
  [
    'two-factor-disabled',
    ({ token, secret, password }) =>
      wire.post(
        '/api/twofactor/authotp',
        { authotp: otpCode(secret, 1), authtype: 'Disable', password },
        { token },
      ),
  ],
];

const guardsOf = async ({ id }: GuardedMember) => {
  const [row] = await suite.database.db.query<{ fresh: boolean }>(sql`
    select guards_changed_at > clock_timestamp() - interval '1 hour' as fresh
    from member where id = ${id}`);
  return row?.fresh;
};

describe('withdrawals after a change', () => {
  test.each(CHANGES)('(C11) wait after the change %s', async (event, change) => {
    const anna = await settledMember();
    expect(await guardsOf(anna)).toBe(false);
    await change(anna);
    expect(await guardsOf(anna)).toBe(true);
    const [last] = await suite.database.db.query<{ event: string }>(sql`
      select event from security_event where member_id = ${anna.id} order by id desc limit 1`);
    expect(last?.event).toBe(event);
  });

  test('(C11) are refused for the configured hours, and the refusal contains the end of the wait', async () => {
    const anna = await guardedMember(wire, ADDRESS);
    await wait(anna, DAY - 10);
    const [{ until } = { until: new Date(0) }] = await suite.database.db.query<{ until: Date }>(sql`
      select guards_changed_at + interval '24 hours' as until from member where id = ${anna.id}`);
    const words = new Intl.DateTimeFormat('en-GB', {
      ...({ dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const),
    }).format(until);
    expect(await withdraw(anna)).toMatchObject({
      status: 403,
      body: {
        code: 'WITHDRAWALS_WAIT',
        message: expect.stringContaining(`until ${words} UTC`),
        // Clients format the time in the reader's language.
        params: { until: until.toISOString() },
      },
    });
    const status = () => wire.get('/api/twofactor/authstatus', anna);
    expect((await status()).body.data[0].withdrawals_from).toBe(until.toISOString());
    // The refusals did not count as guesses and did not use up the code.
    for (let asked = 0; asked < 5; asked += 1) await withdraw(anna);
    await wait(anna, 10);
    expect((await status()).body.data[0].withdrawals_from).toBe('');
    expect((await withdraw(anna)).status).toBe(200);
  });

  test('(C11) a stolen session cannot enrol an authenticator or withdraw during the wait', async () => {
    const { token, user, registration } = await wire.signUp();
    await makeStale(suite.database.db, BigInt(user.id));
    const stolen = { token, key: 'the-key-of-a-thief' };
    const { secret } = (await wire.get('/api/twofactor/generate', stolen)).body;
    const enrol = (password?: string) =>
      wire.post(
        '/api/twofactor/authotp',
        { authotp: otpCode(secret), authtype: 'Enable', authkey: secret, password },
        stolen,
      );
    expect((await enrol()).body.code).toBe('PASSWORD_REQUIRED');
    expect((await enrol('Guessed-Horse-1')).body.code).toBe('WRONG_PASSWORD');
    // Withdrawals wait even if the attacker knows the password, so that the member is notified
    // first.
    expect((await enrol(registration.password)).status).toBe(200);
    const thief = { token, secret } as GuardedMember;
    await wire.post(
      '/api/user/changeTxnPassword',
      { txnPassword: FRESH, reTxnPassword: FRESH },
      stolen,
    );
    const refused = await withdraw(thief, { Address: OTHER, txnPassword: FRESH });
    expect(refused.body.code).toBe('WITHDRAWALS_WAIT');
  });

  test('(C11) wait after a change by an operator', async () => {
    const anna = await settledMember();
    await suite.database.db.query(sql`delete from two_factor where member_id = ${anna.id}`);
    expect(await guardsOf(anna)).toBe(true);
    const ben = await settledMember();
    await suite.database.db.query(sql`
      update member set password_hash = ${await hashPassword(FRESH)} where id = ${ben.id}`);
    expect(await guardsOf(ben)).toBe(true);
    // Only changes to security settings delay withdrawals.
    const cora = await settledMember();
    await suite.database.db.query(sql`update member set name = 'Cora' where id = ${cora.id}`);
    expect(await guardsOf(cora)).toBe(false);
  });

  test('(C11) a withdrawal that arrives during a change waits for the change and is refused', async () => {
    const anna = await settledMember();
    const asked = await suite.database.db.transaction(async (tx) => {
      await tx.query(sql`update member set wallet_address = ${OTHER} where id = ${anna.id}`);
      const reply = withdraw(anna);
      await waitsForARow();
      return { reply };
    });
    expect((await asked.reply).body.code).toBe('WITHDRAWALS_WAIT');
  });
});

describe('requests that require more than a session', () => {
  test('(C11) locks of more than 1,000 USDT a day require the code, even in small amounts', async () => {
    const anna = await settledMember();
    const lock = (Amount: string, twofactor?: string, key?: string) =>
      wire.post(
        '/api/fund/Activatenow',
        { Amount, planid: 1, twofactor },
        { token: anna.token, ...(key !== undefined && { key }) },
      );
    expect(await lock('1000.01')).toMatchObject({
      status: 422,
      body: { code: 'TWO_FACTOR_REQUIRED' },
    });
    expect((await lock('600')).status).toBe(200);
    expect((await lock('400.01')).body.code).toBe('TWO_FACTOR_REQUIRED');
    const unused = otpCode(anna.secret, 1);
    expect((await lock('400', unused)).status).toBe(200);
    expect((await lock('50', otpCode(anna.secret, 40))).body.code).toBe('WRONG_OTP');
    const key = 'an-intent-of-the-member';
    expect((await lock('50', unused, key)).status).toBe(200);
    // A retry does not lock again, even with another code.
    expect((await lock('50', '', key)).status).toBe(200);
    expect((await lock('60', unused)).body.code).toBe('WRONG_OTP');
    const { data } = (await wire.get('/api/user/userbalances', anna)).body;
    expect(data.STAKINGEWALLET).toBe('1050');
    await suite.database.db.query(sql`
      update fund_lock set locked_at = locked_at - interval '1 day' where member_id = ${anna.id}`);
    expect((await lock('1000')).status).toBe(200);
  });

  test('(C11) a retried lock does not check its code, and keeps the count of wrong codes', async () => {
    const anna = await settledMember();
    const twofactor = otpCode(anna.secret, 40);
    const lock = (key: string) =>
      wire.post(
        '/api/fund/Activatenow',
        { Amount: '1100', planid: 1, twofactor },
        { token: anna.token, key },
      );
    expect((await lock('another-intent-of-the-member')).body.code).toBe('WRONG_OTP');
    const key = 'an-intent-of-the-member';
    const asked = await suite.database.db.transaction(async (tx) => {
      await holdAccount(tx, anna.id);
      const copy = lock(key);
      await waitsForARow();
      await lockFunds(tx, { member: anna.id, key, plan: 1, amount: 1_100n * USDT });
      return { copy };
    });
    expect((await asked.copy).status).toBe(200);
    const attempts = await suite.database.db.query(sql`
      select failures from attempt where subject = ${`otp:${anna.id}`}`);
    expect(attempts).toEqual([{ failures: 2 }]);
  });

  test('(C11) locks without two-factor authentication require no code', async () => {
    const { token } = await wire.signUp();
    const lock = await wire.post('/api/fund/Activatenow', { Amount: '2000', planid: 1 }, { token });
    expect(lock.status).toBe(200);
  });

  test('(C11) changing the wallet address requires the code and the TXN password', async () => {
    const anna = await settledMember();
    const { token } = anna;
    const wallet = async () => (await wire.get('/api/user/profile', anna)).body.data.walletaddress;
    expect(await update(anna)).toMatchObject({
      status: 422,
      body: { code: 'TWO_FACTOR_REQUIRED' },
    });
    expect((await update(anna, otpCode(anna.secret, 40))).body.code).toBe('WRONG_OTP');
    const code = otpCode(anna.secret, 1);
    const guessed = { wallet_address: OTHER, txnPassword: 'Wrong-Horse-1', twofactor: code };
    const wrong = await wire.post('/api/user/updateWallet', guessed, { token });
    expect(wrong.body.code).toBe('WRONG_PASSWORD');
    expect(await wallet()).toBe(ADDRESS);
    expect((await update(anna, code)).status).toBe(200);
    expect(await wallet()).toBe(OTHER);
    expect((await update(anna, code, ADDRESS)).body.code).toBe('WRONG_OTP');
  });

  test('(C11) a withdrawal to an unsaved address requires the TXN password', async () => {
    const anna = await settledMember();
    const to = (change: object) => withdraw(anna, { Address: OTHER, ...change });
    expect(await to({})).toMatchObject({ status: 422, body: { code: 'TXN_PASSWORD_REQUIRED' } });
    expect((await to({ txnPassword: 'Wrong-Horse-1' })).body.code).toBe('WRONG_PASSWORD');
    expect((await to({ txnPassword: TXN_PASSWORD })).status).toBe(200);
    const ben = await settledMember();
    expect((await withdraw(ben, { Address: ADDRESS.toLowerCase() })).status).toBe(200);
    const cora = await settledMember();
    await suite.database.db.query(sql`
      update member set wallet_address = '', txn_password_hash = null where id = ${cora.id}`);
    await wait(cora, DAY);
    expect((await withdraw(cora)).body.code).toBe('NO_TXN_PASSWORD');
  });
});
