import sql from 'sql-template-tag';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../testing/app';
import { guardedMember, TXN_PASSWORD, type GuardedMember } from '../../../testing/guardedMember';
import { otpCode } from '../../../testing/otp';
import { useServers } from '../../../testing/suite';
import { Wire } from '../../../testing/wire';

const suite = useServers();
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const login = ({ email, password }: GuardedMember, twofactor?: string, at = suite.wire) =>
  at.post('/api/auth/login', { code: email, password, twofactor });

const sessionsOf = async ({ id }: GuardedMember) =>
  (await suite.database.db.query(sql`select id from session where member_id = ${id}`)).length;

describe('[API-04] POST /api/auth/login with two-factor authentication', () => {
  let anna: GuardedMember;
  beforeAll(async () => {
    anna = await guardedMember(suite.wire, ADDRESS);
  });

  test('(C11) opens no session for a password without a code', async () => {
    const before = await sessionsOf(anna);
    for (const none of [undefined, '']) {
      const { status, body } = await login(anna, none);
      expect(status).toBe(401);
      expect(body).toEqual({
        status: 'error',
        message: 'Enter the current code from your authenticator app.',
        code: 'TWO_FACTOR_REQUIRED',
      });
    }
    expect(await sessionsOf(anna)).toBe(before);
  });

  test('(C11) does not let a caller without the password test or use up a code', async () => {
    const code = otpCode(anna.secret, 1);
    const guessed = await login({ ...anna, password: 'Wrong-Horse-1' }, code);
    const unknown = await login({ ...anna, email: 'unknown@example.com' }, code);
    expect([guessed.status, guessed.body]).toEqual([unknown.status, unknown.body]);
    expect(guessed.body).toMatchObject({
      status: 'error',
      message: 'Incorrect email, username or password.',
    });
  });

  test('(C11) refuses and logs a wrong code, and accepts the right code once', async () => {
    const before = await sessionsOf(anna);
    expect(await login(anna, otpCode(anna.secret, 40))).toMatchObject({
      status: 401,
      body: { status: 'error', code: 'WRONG_OTP' },
    });
    expect(await sessionsOf(anna)).toBe(before);
    const failures = await suite.database.db.query<{ detail: object }>(sql`
      select detail from security_event where member_id = ${anna.id} and event = 'sign-in-failed'
        and detail @> '{"reason": "code"}'`);
    expect(failures).toHaveLength(1);

    const code = otpCode(anna.secret, 1);
    const both = await Promise.all([login(anna, code), login(anna, code, suite.there)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    const { body } = both.find(({ status }) => status === 200) ?? both[0];
    const profile = await suite.wire.get('/api/user/profile', { token: body.token });
    expect(profile.body.data.email).toBe(anna.email);
    expect(await sessionsOf(anna)).toBe(before + 1);
  });

  test('(C11) accepts a code for a sign-in or for a withdrawal, but not for both', async () => {
    const ben = await guardedMember(suite.wire, ADDRESS);
    const code = otpCode(ben.secret, 1);
    const withdraw = (by: GuardedMember, twofactor: string) =>
      suite.wire.post(
        '/api/fund/Withdrawalnow',
        { Amount: '40', Address: ADDRESS, twofactor, txnPassword: TXN_PASSWORD },
        { token: by.token },
      );
    expect((await login(ben, code)).status).toBe(200);
    expect((await withdraw(ben, code)).body.code).toBe('WRONG_OTP');

    const cora = await guardedMember(suite.wire, ADDRESS);
    const hers = otpCode(cora.secret, 1);
    expect((await withdraw(cora, hers)).status).toBe(200);
    expect((await login(cora, hers)).body.code).toBe('WRONG_OTP');
  });
});

test('(C11) counts guesses of sign-in codes per network, and locks only sign-ins', async () => {
  const proxied = await testApp(suite.database.db, { TRUSTED_PROXIES: 1 });
  const anna = await guardedMember(suite.wire, ADDRESS);
  const from = (address: string, twofactor: string) =>
    new Wire(proxied.origin).send('/api/auth/login', {
      method: 'POST',
      body: JSON.stringify({ code: anna.email, password: anna.password, twofactor }),
      headers: { 'X-Forwarded-For': address },
    });
  const wrong = otpCode(anna.secret, 40);
  for (let failure = 0; failure < 5; failure += 1) {
    expect((await from('203.0.113.1', wrong)).status).toBe(401);
  }
  const right = otpCode(anna.secret, 1);
  expect(await from('203.0.113.1', right)).toMatchObject({
    status: 429,
    body: { code: 'TOO_MANY_ATTEMPTS' },
  });
  // The password without a code still reveals only that a code is required.
  expect((await from('203.0.113.1', '')).body.code).toBe('TWO_FACTOR_REQUIRED');
  const subjects = await suite.database.db.query<{ subject: string }>(sql`
    select subject from attempt where subject = ${`otp:${anna.id}`}`);
  expect(subjects).toEqual([]);
  expect((await from('198.51.100.7', right)).status).toBe(200);

  const subject = `sign-in-code:${anna.id}`;
  await suite.database.db.query(sql`
    insert into attempt (subject, failures, last_at) values (${subject}, 99, clock_timestamp())`);
  expect((await from('192.0.2.1', wrong)).status).toBe(401);
  expect((await from('192.0.2.2', wrong)).status).toBe(429);
  await proxied.close();
});
