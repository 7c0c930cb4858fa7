import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { guardedMember, TXN_PASSWORD, type GuardedMember } from '../../testing/guardedMember';
import { otpCode } from '../../testing/otp';
import { demoWallet, payWithdrawals, type Wallet } from '../../testing/payWithdrawals';
import { useServers } from '../../testing/suite';

const suite = useServers();
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const FRESH = 'Fresh-Horse-3';

const payouts = () => demoWallet(suite.database.db);
const pay = (by = payouts()) =>
  payWithdrawals(suite.database.db, by, { onError: (error) => suite.app.errors.push(error) });

const withdraw = ({ token, secret }: GuardedMember) =>
  suite.wire.post(
    '/api/fund/Withdrawalnow',
    { Amount: '40', Address: ADDRESS, twofactor: otpCode(secret, 1) },
    { token },
  );

async function mailsTo({ email }: { email: string }) {
  await suite.app.settled();
  const own = suite.app.mails.filter(({ to }) => to === email);
  return own.filter(({ subject }) => !subject.includes('confirm your email'));
}

async function tokenOf(member: { email: string }): Promise<string> {
  const text = (await mailsTo(member)).at(-1)?.text ?? '';
  return /#token=([\w-]+)/.exec(text)?.[1] ?? '';
}

const stop = (token: string) => suite.wire.post('/api/auth/stopWithdrawals', { token });

const stateOf = async ({ id }: GuardedMember) => {
  const [row] = await suite.database.db.query<{ main: bigint; state: string; signed: boolean }>(sql`
    select (select balance from account where owner = ${id} and kind = 'main') as main, state,
      exists (select from payment where withdrawal_id = withdrawal.id) as signed
    from withdrawal where member_id = ${id} order by id desc limit 1`);
  return row;
};

async function resetPassword(member: GuardedMember, next = FRESH): Promise<void> {
  await suite.wire.post('/api/auth/forgotPassword', { email: member.email });
  const passwords = { new_password: next, confirm_new_password: next };
  const token = await tokenOf(member);
  const reply = await suite.wire.post('/api/auth/resetPassword', { token, ...passwords });
  expect(reply.status).toBe(200);
}

describe('the email about a change', () => {
  test('(C11) contains the change, its time and device, and a stop link', async () => {
    const { registration, token } = await suite.wire.signUp();
    const { email, password } = registration;
    const reply = await suite.wire.send('/api/user/changePassword', {
      method: 'POST',
      body: JSON.stringify({
        current_password: password,
        new_password: FRESH,
        confirm_new_password: FRESH,
      }),
      headers: {
        Authorization: `Bearer ${token}`,
        Origin: 'http://aurora.localhost:4000',
        'User-Agent':
          'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36',
      },
    });
    expect(reply.status).toBe(200);
    const mails = await mailsTo({ email });
    expect(mails).toHaveLength(1);
    const [{ from, subject, text } = { from: '', subject: '', text: '' }] = mails;
    expect({ from, subject }).toEqual({
      from: 'Aurora',
      subject: 'Aurora: your password was changed',
    });
    expect(text).toMatch(/^When: \d{1,2} \w{3,4} \d{4}, \d\d:\d\d UTC$/m);
    expect(text).toMatch(/^Device: Chrome 147 on Linux$/m);
    expect(text).toMatch(/^Address: (127\.0\.0\.1|::1)$/m);
    const link = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
    expect(link.origin).toBe('http://aurora.localhost:4000');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      modal: 'auth',
      tab: 'stopWithdrawals',
    });
    expect(link.hash).toMatch(/^#token=[\w-]{43}$/);
    const kept = await suite.database.db.query<{ row: string }>(sql`
      select row_to_json(stop_link)::text as row from stop_link`);
    const secret = link.hash.slice('#token='.length);
    expect(kept.some(({ row }) => row.includes(secret))).toBe(false);
  });

  test('(C11) is sent after each change, and only if something has changed', async () => {
    const anna = await guardedMember(suite.wire, ADDRESS);
    const subjects = async () => (await mailsTo(anna)).map(({ subject }) => subject);
    const sent = [
      'Default Site: a TXN password was set',
      'Default Site: your wallet address was changed',
      'Default Site: two-factor authentication was turned on',
    ];
    expect(await subjects()).toEqual(sent);
    const same = { wallet_address: ADDRESS, txnPassword: TXN_PASSWORD };
    const twofactor = otpCode(anna.secret, 1);
    const options = { token: anna.token };
    const again = await suite.wire.post('/api/user/updateWallet', { ...same, twofactor }, options);
    expect(again.status).toBe(200);
    const wrong = { currentTxnPassword: 'x', txnPassword: FRESH, reTxnPassword: FRESH };
    await suite.wire.post('/api/user/changeTxnPassword', wrong, options);
    expect(await subjects()).toEqual(sent);
  });
});

describe('POST /api/auth/stopWithdrawals', () => {
  test('(C11) holds a pending withdrawal and ends every session', async () => {
    const anna = await guardedMember(suite.wire, ADDRESS);
    const token = await tokenOf(anna);
    const devices = () =>
      suite.database.db.query(sql`select from known_device where member_id = ${anna.id}`);
    expect(await devices()).toHaveLength(1);
    expect((await withdraw(anna)).status).toBe(200);
    // Email scanners follow links, so opening a link must not stop withdrawals.
    await suite.wire.send(`/?modal=auth&tab=stopWithdrawals&token=${token}`, {}).catch(() => {});
    expect((await suite.wire.get('/api/user/profile', anna)).status).toBe(200);

    expect((await stop(token)).body).toMatchObject({
      status: 'success',
      message:
        'Withdrawals are stopped, and every session is signed out. Please set a new password now.',
    });
    expect((await suite.wire.get('/api/user/profile', anna)).status).toBe(401);
    expect(await devices()).toEqual([]);
    await pay();
    expect(await stateOf(anna)).toEqual({
      main: 950_000_000n,
      state: expect.stringMatching(/^(pending|held)$/),
      signed: false,
    });
    const [event] = await suite.database.db.query<{ event: string }>(sql`
      select event from security_event where member_id = ${anna.id} and event like 'withdrawals-%'`);
    expect(event?.event).toBe('withdrawals-stopped');
  });

  test('(C11) refuses withdrawals until a password reset by email, and returns the pending amount at the reset', async () => {
    const anna = await guardedMember(suite.wire, ADDRESS);
    expect((await withdraw(anna)).status).toBe(200);
    await stop(await tokenOf(anna));
    // An attacker who knows all secrets may sign in again, but still cannot withdraw.
    await suite.database.db.query(sql`update two_factor set last_step = 0`);
    const login = async (password: string) =>
      (
        await suite.wire.post('/api/auth/login', {
          code: anna.email,
          password,
          twofactor: otpCode(anna.secret),
        })
      ).body.token as string;
    const thief = { ...anna, token: await login(anna.password) };
    expect(await withdraw(thief)).toMatchObject({
      status: 403,
      body: { code: 'WITHDRAWALS_STOPPED' },
    });
    const own = {
      current_password: anna.password,
      new_password: FRESH,
      confirm_new_password: FRESH,
    };
    await suite.wire.post('/api/user/changePassword', own, thief);
    expect((await withdraw(thief)).body.code).toBe('WITHDRAWALS_STOPPED');
    const status = await suite.wire.get('/api/twofactor/authstatus', thief);
    expect(status.body.data).toMatchObject([{ withdrawals_stopped: true }]);

    const next = 'Fourth-Horse-5';
    await resetPassword(anna, next);
    expect(await stateOf(anna)).toMatchObject({ main: 1_000_000_000n, state: 'failed' });
    await pay();
    expect(await stateOf(anna)).toMatchObject({ state: 'failed', signed: false });
    await suite.database.db.query(sql`update two_factor set last_step = 0`);
    const owner = { ...anna, token: await login(next) };
    expect((await withdraw(owner)).status).toBe(200);
    await pay();
    expect(await stateOf(anna)).toMatchObject({ state: 'success' });
  });

  test('(C11) prevents the recording and sending of a payment that is being signed', async () => {
    const anna = await guardedMember(suite.wire, ADDRESS);
    const token = await tokenOf(anna);
    expect((await withdraw(anna)).status).toBe(200);
    const real = payouts();
    const sent: unknown[] = [];
    const stopping: Partial<Wallet> = {
      sign: async (order) => {
        const signed = await real.sign(order);
        await stop(token);
        return signed;
      },
      send: async (payment) => void sent.push(payment),
    };
    await pay(Object.assign(Object.create(real) as Wallet, stopping));
    expect(sent).toEqual([]);
    expect(await stateOf(anna)).toMatchObject({
      state: expect.stringMatching(/^(pending|held)$/),
      signed: false,
    });
  });

  test('(C11) does not affect a payment that was signed before', async () => {
    const anna = await guardedMember(suite.wire, ADDRESS);
    const token = await tokenOf(anna);
    await withdraw(anna);
    const unacknowledged: Partial<Wallet> = {
      send: async () => {},
      state: async () => ({ state: 'pending' }),
    };
    await pay(Object.assign(Object.create(payouts()) as Wallet, unacknowledged));
    await stop(token);
    expect(await stateOf(anna)).toMatchObject({ signed: true });
    await resetPassword(anna);
    await pay();
    expect(await stateOf(anna)).toEqual({ main: 950_000_000n, state: 'success', signed: true });
  });

  test('(C11) accepts a link for seven days, and never accepts a forged link', async () => {
    const anna = await guardedMember(suite.wire, ADDRESS);
    const token = await tokenOf(anna);
    const aged = await suite.database.db.query(sql`
      update stop_link set expires_at = expires_at - interval '7 days'
      where member_id = ${anna.id} and expires_at
        between clock_timestamp() + interval '7 days' - interval '1 hour'
          and clock_timestamp() + interval '7 days'
      returning member_id`);
    expect(aged).toHaveLength(3);
    for (const made of [token, 'a'.repeat(43)]) {
      expect(await stop(made)).toMatchObject({ status: 410, body: { code: 'STOP_LINK_EXPIRED' } });
    }
    expect((await suite.wire.get('/api/user/profile', anna)).status).toBe(200);
  });
});
