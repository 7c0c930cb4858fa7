import { USDT } from '@platform/rules/money';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app';
import { guardedMember, TXN_PASSWORD } from '../../../testing/guardedMember';
import { makeStale } from '../../../testing/makeStale';
import { otpCode } from '../../../testing/otp';
import { useServers } from '../../../testing/suite';
import { Wire } from '../../../testing/wire';

const suite = useServers();
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const TXN = { txnPassword: TXN_PASSWORD, reTxnPassword: TXN_PASSWORD };

/** Server on which members start with 5,000 USDT. */
let app: TestApp;
let wire: Wire;
beforeAll(async () => {
  app = await testApp(suite.database.db, { DEMO_GRANT: 5_000n * USDT });
  wire = new Wire(app.origin);
});
afterAll(async () => {
  await app.close();
  expect(app.errors).toEqual([]);
});

const required = (proof: 'password' | 'code') => ({
  status: 422,
  body: { code: 'PASSWORD_REQUIRED', params: { proof } },
});

interface Member {
  token: string;
  id: bigint;
  email: string;
  password: string;
}

async function newMember(): Promise<Member> {
  const { token, user, registration } = await wire.signUp();
  const { email, password } = registration;
  return { token, id: BigInt(user.id), email, password };
}

async function otherSessionOf({ email, password, id, token }: Member): Promise<string> {
  const { status } = await wire.post('/api/auth/login', { code: email, password });
  expect(status).toBe(200);
  const { data } = (await wire.get('/api/user/sessions', { token })).body;
  await makeStale(suite.database.db, id);
  return data.find(({ current }: { current: boolean }) => !current).id as string;
}

/** Calls that need a proof, by a member without two-factor authentication. */
const CALLS: [string, (member: Member) => Promise<(proof: object) => ReturnType<Wire['post']>>][] =
  [
    [
      'the first TXN password',
      async ({ token }) =>
        (proof) =>
          wire.post('/api/user/changeTxnPassword', { ...TXN, ...proof }, { token }),
    ],
    [
      'the wallet address',
      async ({ token }) => {
        await wire.post('/api/user/changeTxnPassword', TXN, { token });
        const form = { wallet_address: ADDRESS, txnPassword: TXN_PASSWORD };
        return (proof) => wire.post('/api/user/updateWallet', { ...form, ...proof }, { token });
      },
    ],
    [
      'two-factor authentication',
      async ({ token }) => {
        const { secret } = (await wire.get('/api/twofactor/generate', { token })).body;
        const form = { authotp: otpCode(secret), authtype: 'Enable', authkey: secret };
        return (proof) => wire.post('/api/twofactor/authotp', { ...form, ...proof }, { token });
      },
    ],
    [
      'the end of another session',
      async (member) => {
        const id = await otherSessionOf(member);
        const { token } = member;
        return (proof) => wire.post('/api/user/revokeSession', { id, ...proof }, { token });
      },
    ],
    [
      'a large lock',
      async ({ token }) => {
        const form = { Amount: '1000.01', planid: 1 };
        // All attempts use one key: a missing or wrong password is not stored as its outcome.
        const key = 'an-intent-of-the-member';
        return (proof) => wire.post('/api/fund/Activatenow', { ...form, ...proof }, { token, key });
      },
    ],
  ];

describe('a session that proved the password more than ten minutes ago', () => {
  test.each(CALLS)(
    '(C11) needs the password for %s, which makes the session fresh again',
    async (_, prepare) => {
      const member = await newMember();
      const send = await prepare(member);
      await makeStale(suite.database.db, member.id);
      expect(await send({})).toMatchObject(required('password'));
      expect((await send({ password: 'Wrong-Horse-1' })).body.code).toBe('WRONG_PASSWORD');
      expect((await send({ password: member.password })).status).toBe(200);
      const fresh = await suite.database.db.query(sql`
      select 1 from session where member_id = ${member.id}
        and proved_at > clock_timestamp() - interval '1 minute'`);
      expect(fresh).toHaveLength(1);
    },
  );

  test('(C11) needs the password for a large withdrawal, whose retry may use the same key and code', async () => {
    const anna = await guardedMember(wire, ADDRESS);
    await makeStale(suite.database.db, anna.id);
    const withdraw = (Amount: string, code: string, proof: object = {}) =>
      wire.post(
        '/api/fund/Withdrawalnow',
        { Amount, Address: ADDRESS, twofactor: code, ...proof },
        { token: anna.token, key: `an-intent-for-${Amount.replace('.', '-')}-usdt` },
      );
    const code = otpCode(anna.secret, 1);
    expect(await withdraw('1000.01', code)).toMatchObject(required('password'));
    expect((await withdraw('1000.01', code, { password: anna.password })).status).toBe(200);
    // The limit applies to the total of a day's withdrawals.
    expect(await withdraw('10', code)).toMatchObject(required('password'));
    // The password and code of a withdrawal do not make the session fresh.
    const fresh = await suite.database.db.query(sql`
      select 1 from session where member_id = ${anna.id}
        and proved_at > clock_timestamp() - interval '1 minute'`);
    expect(fresh).toEqual([]);
  });

  test('(C11) also needs a code to end a session if two-factor authentication is on', async () => {
    const anna = await guardedMember(wire, ADDRESS);
    const { token, email, password, secret } = anna;
    await wire.post('/api/auth/login', { code: email, password, twofactor: otpCode(secret, 1) });
    await suite.database.db.query(sql`
      update two_factor set last_step = 0 where member_id = ${anna.id}`);
    const { data } = (await wire.get('/api/user/sessions', { token })).body;
    const { id } = data.find(({ current }: { current: boolean }) => !current);
    await makeStale(suite.database.db, anna.id);
    const revoke = (proof: object) =>
      wire.post('/api/user/revokeSession', { id, ...proof }, { token });
    expect(await revoke({})).toMatchObject(required('code'));
    expect(await revoke({ password })).toMatchObject(required('code'));
    const wrong = { password, twofactor: otpCode(secret, 40) };
    expect((await revoke(wrong)).body.code).toBe('WRONG_OTP');
    expect((await revoke({ password, twofactor: otpCode(secret) })).status).toBe(200);
  });

  test('(C11) needs no password for small locks', async () => {
    const { token, id } = await newMember();
    await makeStale(suite.database.db, id);
    const lock = { Amount: '1000', planid: 1 };
    expect((await wire.post('/api/fund/Activatenow', lock, { token })).status).toBe(200);
  });
});

test('[API-33] [TFA-02] [API-04] a client written from the call table enables two-factor authentication after signing in', async () => {
  const { email, password } = await newMember();
  const { token } = (await wire.post('/api/auth/login', { code: email, password })).body;
  const { secret } = (await wire.get('/api/twofactor/generate', { token })).body;
  const form = { authotp: otpCode(secret), authtype: 'Enable', authkey: secret };
  expect(await wire.post('/api/twofactor/authotp', form, { token })).toMatchObject({
    status: 200,
    body: { status: 'success', message: '2FA Enabled Successfully' },
  });
});

test('(C11) a fresh session needs no password, but a given password must be right', async () => {
  const { token } = await newMember();
  const set = (proof: object) =>
    wire.post('/api/user/changeTxnPassword', { ...TXN, ...proof }, { token });
  expect((await set({ password: 'Wrong-Horse-1' })).body.code).toBe('WRONG_PASSWORD');
  expect((await set({})).status).toBe(200);
});
