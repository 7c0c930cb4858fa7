import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app';
import { testDatabase, type TestDatabase } from '../../../testing/database';
import { makeStale } from '../../../testing/makeStale';
import { otpCode } from '../../../testing/otp';
import { Wire } from '../../../testing/wire';

let database: TestDatabase;
let apps: TestApp[];
let wire: Wire;
let there: Wire;

beforeAll(async () => {
  database = await testDatabase(inject('postgresUrl'));
  apps = [await testApp(database.db), await testApp(database.db)];
  [wire, there] = apps.map(({ origin }) => new Wire(origin)) as [Wire, Wire];
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await database.drop();
  expect(apps.flatMap(({ errors }) => errors)).toEqual([]);
});

const PASSWORD = 'Correct-Horse-1';
const FAILED = { status: 'error', message: '2FA failed' };

async function memberWithSecret() {
  const { token, user, registration } = await wire.signUp();
  const { body } = await wire.get('/api/twofactor/generate', { token });
  return { token, user, registration, secret: body.secret as string };
}

const send = (
  at: Wire,
  token: string,
  authtype: 'Enable' | 'Disable',
  authotp: string,
  authkey = '',
  password: string = PASSWORD,
) => at.post('/api/twofactor/authotp', { authotp, authtype, authkey, password }, { token });

const statusOf = async (token: string) =>
  (await wire.get('/api/twofactor/authstatus', { token })).body;

/**
 * Creates a member with two-factor authentication. The current code is used up, and the next one is
 * valid.
 */
async function enabledMember() {
  const member = await memberWithSecret();
  const used = otpCode(member.secret);
  const reply = await send(wire, member.token, 'Enable', used, member.secret);
  expect(reply.body).toMatchObject({ status: 'success', message: '2FA Enabled Successfully' });
  return { ...member, used };
}

describe('[API-32] GET /api/twofactor/generate', () => {
  test('[TFA-05] returns a secret, its otpauth URL, and the same URL for the QR code', async () => {
    const { token, user } = await wire.signUp();
    const { body } = await wire.get('/api/twofactor/generate', { token });
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.otpauth_url).toContain(`secret=${body.secret}`);
    expect(decodeURIComponent(body.otpauth_url)).toContain(`:${user.code}?`);
    expect(body.qrCodeUrl).toBe(body.otpauth_url);
    expect(body.expires_in).toBe(600);
  });

  test('(C11) replaces a pending secret', async () => {
    const { token } = await wire.signUp();
    const ask = async (at: Wire) =>
      (await at.get('/api/twofactor/generate', { token })).body.secret;
    const secrets: string[] = [await ask(wire), await ask(there), await ask(wire)];
    expect(new Set(secrets).size).toBe(3);
    const [first = '', , last = ''] = secrets;
    const old = await send(wire, token, 'Enable', otpCode(first), first);
    expect(old).toMatchObject({ status: 422, body: { code: 'SECRET_EXPIRED' } });
    expect((await send(there, token, 'Enable', otpCode(last), last)).status).toBe(200);
  });

  test('(C11) a secret expires after ten minutes by the database’s clock', async () => {
    const { token, user, secret } = await memberWithSecret();
    await database.db.query(sql`
      update two_factor set pending_until = pending_until - interval '10 minutes'
      where member_id = ${BigInt(user.id)}`);
    const late = await send(wire, token, 'Enable', otpCode(secret), secret);
    expect(late).toMatchObject({
      status: 422,
      body: { code: 'SECRET_EXPIRED', message: expect.stringContaining('has expired') },
    });
    expect((await statusOf(token)).data).toMatchObject([{ status: false }]);
    const { body } = await wire.get('/api/twofactor/generate', { token });
    const fresh = await send(wire, token, 'Enable', otpCode(body.secret), body.secret);
    expect(fresh.status).toBe(200);
  });

  test('stores the secret encrypted', async () => {
    const { user, secret } = await memberWithSecret();
    const rows = await database.db.query<{ sealed: Buffer }>(sql`
      select sealed_secret as sealed from two_factor where member_id = ${BigInt(user.id)}`);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.sealed.includes(secret)).toBe(false);
  });

  test('does not return a secret that is already enabled', async () => {
    const { token } = await enabledMember();
    const { status, body } = await wire.get('/api/twofactor/generate', { token });
    expect(status).toBe(409);
    expect(body).toMatchObject({ status: 'error', code: 'TWO_FACTOR_ENABLED' });
    expect(body.secret).toBeUndefined();
  });
});

describe('[API-33] POST /api/twofactor/authotp', () => {
  test('[TFA-02] [TFA-03] [API-31] enables and disables two-factor authentication', async () => {
    const { token, secret } = await memberWithSecret();
    expect(await statusOf(token)).toEqual({
      status: 'success',
      message: 'Success',
      data: [
        { status: false, withdrawals_from: '', withdrawals_stopped: false, recovery_codes_left: 0 },
      ],
    });
    const enabled = await send(wire, token, 'Enable', otpCode(secret), secret);
    expect(enabled.body).toMatchObject({ status: 'success', message: '2FA Enabled Successfully' });
    expect((await statusOf(token)).data).toMatchObject([{ status: true }]);
    const disabled = await send(wire, token, 'Disable', otpCode(secret, 1));
    expect(disabled.body).toMatchObject({
      status: 'success',
      message: '2FA Disabled Successfully',
    });
    expect((await statusOf(token)).data).toMatchObject([{ status: false }]);
    const next = await wire.get('/api/twofactor/generate', { token });
    expect(next.body.secret).not.toBe(secret);
  });

  test('[TFA-03] changes nothing for a wrong code', async () => {
    const { token, secret } = await memberWithSecret();
    const stale = await send(wire, token, 'Enable', otpCode(secret, -3), secret);
    expect(stale).toMatchObject({ status: 422, body: { ...FAILED, code: 'WRONG_OTP' } });
    expect((await statusOf(token)).data).toMatchObject([{ status: false }]);
  });

  test('refuses a secret that the server did not issue to this member', async () => {
    const [mine, other] = [await memberWithSecret(), await memberWithSecret()];
    const forged = await send(wire, mine.token, 'Enable', otpCode(other.secret), other.secret);
    expect(forged.body).toMatchObject({ status: 'error', code: 'SECRET_EXPIRED' });
    const swapped = await send(wire, mine.token, 'Enable', otpCode(mine.secret), other.secret);
    expect(swapped.body).toMatchObject({ status: 'error', code: 'SECRET_EXPIRED' });
    const { token } = await wire.signUp();
    const unasked = await send(wire, token, 'Enable', otpCode(other.secret), other.secret);
    expect(unasked.body).toMatchObject({ status: 'error', code: 'SECRET_EXPIRED' });
    for (const member of [mine.token, token]) {
      expect((await statusOf(member)).data).toMatchObject([{ status: false }]);
    }
  });

  test('accepts a code once, even if two servers receive it concurrently', async () => {
    const { token, secret } = await enabledMember();
    const code = otpCode(secret, 1);
    const replies = await Promise.all([wire, there].map((at) => send(at, token, 'Disable', code)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('refuses to disable it with the code that enabled it, or with an older code', async () => {
    const { token, secret, used } = await enabledMember();
    for (const code of [used, otpCode(secret, -1)]) {
      const replayed = await send(wire, token, 'Disable', code);
      expect(replayed.body).toMatchObject({ ...FAILED, code: 'WRONG_OTP' });
    }
    expect((await statusOf(token)).data).toMatchObject([{ status: true }]);
  });

  test('(C11) requires the password to enable or disable it in a stale session', async () => {
    const { token, user, secret } = await memberWithSecret();
    const enable = (password: string) =>
      send(wire, token, 'Enable', otpCode(secret), secret, password);
    const disable = (password: string) =>
      send(wire, token, 'Disable', otpCode(secret, 1), '', password);
    for (const change of [enable, disable]) {
      await makeStale(database.db, BigInt(user.id));
      expect(await change('')).toMatchObject({ status: 422, body: { code: 'PASSWORD_REQUIRED' } });
      expect(await change('Wrong-Horse-1')).toMatchObject({
        status: 422,
        body: { code: 'WRONG_PASSWORD', message: 'Your password is wrong.' },
      });
      expect((await change(PASSWORD)).status).toBe(200);
    }
    const next = (await wire.get('/api/twofactor/generate', { token })).body.secret as string;
    const guess = (at: Wire, password: string) =>
      send(at, token, 'Enable', otpCode(next), next, password);
    for (const at of [wire, there, wire, there, wire]) {
      expect((await guess(at, 'Wrong-Horse-1')).body.code).toBe('WRONG_PASSWORD');
    }
    expect((await guess(there, PASSWORD)).status).toBe(429);
    const events = await database.db.query<{ event: string }>(sql`
      select event from security_event where member_id = ${BigInt(user.id)}
        and event like 'two-factor-%' order by id`);
    expect(events.map(({ event }) => event)).toEqual(['two-factor-enabled', 'two-factor-disabled']);
  });

  test('(C11) ends the other sessions when it is enabled and when it is disabled', async () => {
    const { token, secret, registration } = await memberWithSecret();
    const { email: code } = registration;
    const signIn = async (twofactor?: string) =>
      (await wire.post('/api/auth/login', { code, password: PASSWORD, twofactor })).body
        .token as string;
    const status = async (session: string) =>
      (await wire.get('/api/user/profile', { token: session })).status;
    const before = await signIn();
    expect(await status(before)).toBe(200);
    await send(wire, token, 'Enable', otpCode(secret, -1), secret);
    expect(await status(before)).toBe(401);
    expect(await status(token)).toBe(200);
    const during = await signIn(otpCode(secret));
    expect(await status(during)).toBe(200);
    await send(wire, token, 'Disable', otpCode(secret, 1));
    expect(await status(during)).toBe(401);
    expect(await status(token)).toBe(200);
  });

  test('returns an error code if it is already enabled or disabled', async () => {
    const { token, secret } = await enabledMember();
    const again = await send(wire, token, 'Enable', otpCode(secret, 1), secret);
    expect(again.body).toMatchObject({ ...FAILED, code: 'TWO_FACTOR_ENABLED' });
    const outsider = await wire.signUp();
    const nothing = await send(wire, outsider.token, 'Disable', '123456');
    expect(nothing.body).toMatchObject({ ...FAILED, code: 'TWO_FACTOR_DISABLED' });
  });

  test('stops guessing after five failures, even in concurrent requests to several servers', async () => {
    const { token, user, secret } = await enabledMember();
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, guess) =>
        send(guess % 2 === 0 ? wire : there, token, 'Disable', otpCode(secret, -10 - guess)),
      ),
    );
    const answers = guesses.map(({ status }) => status);
    expect(answers.filter((status) => status === 422)).toHaveLength(5);
    expect(answers.filter((status) => status === 429)).toHaveLength(15);
    const right = () => send(wire, token, 'Disable', otpCode(secret, 1));
    expect((await right()).body.message).toBe('Too many attempts. Please try again in 1 min.');
    await database.db.query(sql`
      update attempt set locked_until = clock_timestamp() where subject = ${`otp:${user.id}`}`);
    expect((await right()).status).toBe(200);
  });
});
