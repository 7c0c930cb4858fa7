import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { recoveryHash } from '../../../account/twoFactor/recoveryCodes';
import { guardedMember, TXN_PASSWORD, type GuardedMember } from '../../../testing/guardedMember';
import { makeStale } from '../../../testing/makeStale';
import { otpCode } from '../../../testing/otp';
import { useServers } from '../../../testing/suite';

const suite = useServers();
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
/** 28 characters from an alphabet of 31 have more than 128 random bits. */
const CODE = /^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){6}$/;

/** Creates a member with recovery codes. The app's code of the next period is used up. */
async function memberWithCodes() {
  const member = await guardedMember(suite.wire, ADDRESS);
  const { status, body } = await renew(member, otpCode(member.secret, 1));
  expect(status).toBe(200);
  return { ...member, codes: body.recovery_codes as string[] };
}

const renew = ({ token, password }: GuardedMember, authotp: string, given = password) =>
  suite.wire.post('/api/twofactor/recoverycodes', { authotp, password: given }, { token });

const login = ({ email, password }: GuardedMember, twofactor: string, at = suite.wire) =>
  at.post('/api/auth/login', { code: email, password, twofactor });

const disable = ({ token, password }: GuardedMember, authotp: string) =>
  suite.wire.post(
    '/api/twofactor/authotp',
    { authotp, authtype: 'Disable', authkey: '', password },
    { token },
  );

const flagsOf = async (token: string) =>
  (await suite.wire.get('/api/twofactor/authstatus', { token })).body.data[0];

const eventsOf = async ({ id }: GuardedMember) =>
  (
    await suite.database.db.query<{ event: string }>(sql`
      select event from security_event where member_id = ${id} order by id`)
  ).map(({ event }) => event);

const mailsTo = async (email: string) => {
  await suite.app.settled();
  await suite.elsewhere.settled();
  return [...suite.app.mails, ...suite.elsewhere.mails].filter(({ to }) => to === email);
};

test('enabling returns ten codes once and stores only their hashes', async () => {
  const { token, user, registration } = await suite.wire.signUp();
  const { secret } = (await suite.wire.get('/api/twofactor/generate', { token })).body;
  const { password } = registration;
  const enable = { authotp: otpCode(secret), authtype: 'Enable', authkey: secret, password };
  const { body } = await suite.wire.post('/api/twofactor/authotp', enable, { token });
  const codes: string[] = body.recovery_codes;
  expect(codes).toHaveLength(10);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(CODE);
  expect(await flagsOf(token)).toMatchObject({ status: true, recovery_codes_left: 10 });
  const [row] = await suite.database.db.query<{ stored: string }>(sql`
    select row_to_json(t)::text as stored from two_factor t where member_id = ${BigInt(user.id)}`);
  for (const code of codes) {
    expect(row?.stored).not.toContain(code);
    expect(row?.stored).not.toContain(Buffer.from(code.replaceAll('-', '')).toString('hex'));
  }
});

test('a recovery code signs in once, even if two servers receive it concurrently', async () => {
  const anna = await memberWithCodes();
  const [code = '', other = ''] = anna.codes;
  const both = await Promise.all([login(anna, code), login(anna, code, suite.there)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  expect((await login(anna, code)).body.code).toBe('WRONG_OTP');
  expect((await flagsOf(anna.token)).recovery_codes_left).toBe(9);
  // The code as a person may type it.
  expect((await login(anna, ` ${other.toUpperCase().replaceAll('-', ' ')}`)).status).toBe(200);
});

test('a sign-in with a recovery code sends an email, is logged, and makes withdrawals wait', async () => {
  const anna = await memberWithCodes();
  await suite.database.db.query(sql`
    update member set guards_changed_at = clock_timestamp() - interval '2 days'
    where id = ${anna.id}`);
  expect((await login(anna, anna.codes[0] ?? '')).status).toBe(200);
  expect((await eventsOf(anna)).slice(-2)).toEqual(['recovery-code-used', 'signed-in']);
  const mail = (await mailsTo(anna.email)).at(-1);
  expect(mail?.subject).toContain('a recovery code was used to sign in');
  expect(mail?.text).toContain('tab=stopWithdrawals');
  const [row] = await suite.database.db.query<{ fresh: boolean }>(sql`
    select guards_changed_at > clock_timestamp() - interval '1 hour' as fresh
    from member where id = ${anna.id}`);
  expect(row?.fresh).toBe(true);
});

test('a recovery code disables two-factor authentication, and all other codes are deleted', async () => {
  const anna = await memberWithCodes();
  const [code = '', other = ''] = anna.codes;
  const { status, body } = await disable(anna, code);
  expect([status, body.message]).toEqual([200, '2FA Disabled Successfully']);
  expect(body.recovery_codes).toEqual([]);
  expect((await eventsOf(anna)).slice(-2)).toEqual(['recovery-code-used', 'two-factor-disabled']);
  expect(await flagsOf(anna.token)).toMatchObject({ status: false, recovery_codes_left: 0 });
  expect((await disable(anna, other)).body.code).toBe('TWO_FACTOR_DISABLED');
});

test('a recovery code cannot enable two-factor authentication, withdraw, change the wallet address or create codes', async () => {
  const anna = await memberWithCodes();
  const [code = ''] = anna.codes;
  const { token, password } = anna;
  const post = (path: string, payload: object) => suite.wire.post(path, payload, { token });
  const refusals = [
    await post('/api/twofactor/authotp', {
      authotp: code,
      authtype: 'Enable',
      authkey: anna.secret,
      password,
    }),
    await renew(anna, code),
    await post('/api/fund/Withdrawalnow', {
      Amount: '40',
      Address: ADDRESS,
      twofactor: code,
      txnPassword: TXN_PASSWORD,
    }),
    await post('/api/user/updateWallet', {
      wallet_address: ADDRESS,
      txnPassword: TXN_PASSWORD,
      twofactor: code,
    }),
  ];
  for (const { status, body } of refusals) {
    expect([status, body.message]).toEqual([400, 'Invalid OTP. It should be a 6-digit number.']);
  }
  expect((await flagsOf(token)).recovery_codes_left).toBe(10);
});

test('creates new codes only with the password and a code from the app', async () => {
  const anna = await guardedMember(suite.wire, ADDRESS);
  await makeStale(suite.database.db, anna.id);
  expect((await renew(anna, otpCode(anna.secret, 1), '')).body.code).toBe('PASSWORD_REQUIRED');
  const guessed = await renew(anna, otpCode(anna.secret, 1), 'Wrong-Horse-1');
  expect(guessed.body.code).toBe('WRONG_PASSWORD');
  expect((await renew(anna, otpCode(anna.secret, 40))).body.code).toBe('WRONG_OTP');
  const { body } = await renew(anna, otpCode(anna.secret, 1));
  expect(body.message).toBe('You have new recovery codes. The old ones no longer work.');
  expect((await eventsOf(anna)).at(-1)).toBe('recovery-codes-renewed');
  expect((await mailsTo(anna.email)).at(-1)?.subject).toContain('new recovery codes were created');

  const { token } = await suite.wire.signUp();
  const outsider = { ...anna, token };
  expect((await renew(outsider, '123456')).body.code).toBe('TWO_FACTOR_DISABLED');
});

test('new codes invalidate the former ones', async () => {
  const anna = await memberWithCodes();
  // The current app codes are used up, so reset them.
  await suite.database.db.query(sql`
    update two_factor set last_step = last_step - 2 where member_id = ${anna.id}`);
  const { body } = await renew(anna, otpCode(anna.secret));
  expect((await login(anna, anna.codes[0] ?? '')).status).toBe(401);
  expect((await login(anna, body.recovery_codes[0])).status).toBe(200);
});

test('counts guesses of recovery codes together with guesses of app codes', async () => {
  const anna = await memberWithCodes();
  for (let guess = 0; guess < 5; guess += 1) {
    expect((await disable(anna, 'aaaa-bbbb-cccc-dddd')).status).toBe(422);
  }
  expect(await disable(anna, anna.codes[0] ?? '')).toMatchObject({
    status: 429,
    body: { code: 'TOO_MANY_ATTEMPTS' },
  });
});

test('two-factor authentication enabled by an older server has no recovery codes', async () => {
  const anna = await memberWithCodes();
  await suite.database.db.query(sql`
    update two_factor set recovery_hashes = default where member_id = ${anna.id}`);
  expect(await flagsOf(anna.token)).toMatchObject({ status: true, recovery_codes_left: 0 });
  expect((await login(anna, anna.codes[0] ?? '')).status).toBe(401);
});

test('a code of 16 characters that an earlier release created stays usable once', async () => {
  const anna = await memberWithCodes();
  const code = 'k7wm-3ahx-9dqt-fc2p';
  await suite.database.db.query(sql`
    update two_factor set recovery_hashes = ${[recoveryHash(anna.secret, code)]}::bytea[]
    where member_id = ${anna.id}`);
  expect((await login(anna, code)).status).toBe(200);
  expect((await login(anna, code)).body.code).toBe('WRONG_OTP');
});

test('a code that an earlier release stored stays usable once', async () => {
  const anna = await memberWithCodes();
  const code = 'k7wm-3ahx-9dqt-fc2p';
  const stored = createHash('sha256').update(code.replaceAll('-', '')).digest();
  await suite.database.db.query(sql`
    update two_factor set recovery_hashes = ${[stored]}::bytea[] where member_id = ${anna.id}`);
  expect((await login(anna, code)).status).toBe(200);
  expect((await login(anna, code)).body.code).toBe('WRONG_OTP');
});

test('the same code of two members has different hashes, and the database cannot compute them', async () => {
  const hashesOf = async ({ id }: GuardedMember) => {
    const [row] = await suite.database.db.query<{ hashes: Buffer[] }>(sql`
      select recovery_hashes as hashes from two_factor where member_id = ${id}`);
    return row?.hashes ?? [];
  };
  const [anna, ben] = [await memberWithCodes(), await memberWithCodes()];
  const [code = ''] = anna.codes;
  const hashes = await hashesOf(anna);
  const unsalted = createHash('sha256').update(code.replaceAll('-', '')).digest();
  expect(hashes.some((hash) => hash.equals(unsalted))).toBe(false);
  // A hash that is copied to another member does not work there.
  await suite.database.db.query(sql`
    update two_factor set recovery_hashes = ${hashes}::bytea[] where member_id = ${ben.id}`);
  expect((await login(ben, code)).body.code).toBe('WRONG_OTP');
  expect((await login(anna, code)).status).toBe(200);
});
