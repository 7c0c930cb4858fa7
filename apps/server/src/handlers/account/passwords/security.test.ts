import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { useServers } from '../../../testing/suite';

const suite = useServers();

const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const TXN = 'Second-Horse-2';

const form = (current: string, next = 'Fresh-Horse-3') => ({
  current_password: current,
  new_password: next,
  confirm_new_password: next,
});
const txnForm = (current: string, next = TXN) => ({
  currentTxnPassword: current,
  txnPassword: next,
  reTxnPassword: next,
});

async function memberWithTxnPassword() {
  const member = await suite.wire.signUp();
  const { token } = member;
  await suite.wire.post('/api/user/changeTxnPassword', txnForm(''), { token });
  return member;
}

describe('[API-13] POST /api/user/changePassword', () => {
  test('[SET-02] changes the password and signs out other browsers', async () => {
    const { wire } = suite;
    const { registration, token } = await wire.signUp();
    const login = (password: string) =>
      wire.post('/api/auth/login', { code: registration.email, password });
    const other = await login(registration.password);
    const changed = await wire.post('/api/user/changePassword', form(registration.password), {
      token,
    });
    expect(changed.body).toMatchObject({ status: 'success', message: expect.any(String) });
    expect((await wire.get('/api/user/profile', { token })).status).toBe(200);
    expect((await wire.get('/api/user/profile', { token: other.body.token })).status).toBe(401);
    expect((await login(registration.password)).status).toBe(401);
    expect((await login('Fresh-Horse-3')).status).toBe(200);
  });

  test('a wrong current password changes nothing, and five wrong attempts lock the change', async () => {
    const { wire, there, database } = suite;
    const { registration, token, user } = await wire.signUp();
    const attempt = (at: typeof wire, password: string) =>
      at.post('/api/user/changePassword', form(password), { token });
    for (const at of [wire, there, wire, there, wire]) {
      expect(await attempt(at, 'Wrong-Horse-1')).toMatchObject({
        status: 422,
        body: { message: 'Your current password is wrong.', code: 'WRONG_PASSWORD' },
      });
    }
    expect((await attempt(there, registration.password)).status).toBe(429);
    const subject = `password:${user.id}`;
    await database.db.query(sql`
      update attempt set locked_until = clock_timestamp() where subject = ${subject}`);
    expect((await attempt(there, registration.password)).status).toBe(200);
  });
});

describe('a new password that equals the current one', () => {
  const same = { status: 422, body: { code: 'SAME_PASSWORD' } };

  test('is refused when the password is changed', async () => {
    const { registration, token } = await suite.wire.signUp();
    const { password } = registration;
    const change = (current: string) =>
      suite.wire.post('/api/user/changePassword', form(current, password), { token });
    expect(await change(password)).toMatchObject(same);
    // A caller who does not know the current password must not learn that the new one equals it.
    expect((await change('Wrong-Horse-1')).body.code).toBe('WRONG_PASSWORD');
  });

  test('is refused when the TXN password is changed', async () => {
    const { token } = await memberWithTxnPassword();
    const change = txnForm(TXN, TXN);
    expect(await suite.wire.post('/api/user/changeTxnPassword', change, { token })).toMatchObject(
      same,
    );
  });

  test('is refused by a reset, and the link of the reset stays valid', async () => {
    const { wire, app } = suite;
    const { registration } = await wire.signUp();
    const { email, password } = registration;
    await wire.post('/api/auth/forgotPassword', { email });
    await app.settled();
    const mail = app.mails.findLast(({ to, subject }) => to === email && /choose/.test(subject));
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const reset = (next: string) =>
      wire.post('/api/auth/resetPassword', {
        token,
        new_password: next,
        confirm_new_password: next,
      });
    expect(await reset(password)).toMatchObject(same);
    expect((await reset('Fresh-Horse-3')).status).toBe(200);
  });
});

describe('the TXN password', () => {
  test('ends the other sessions both when it is set and when it is changed', async () => {
    const { wire } = suite;
    const { registration, token } = await wire.signUp();
    const { email: code, password } = registration;
    for (const change of [txnForm(''), txnForm(TXN, 'Third-Horse-4')]) {
      const other = (await wire.post('/api/auth/login', { code, password })).body.token as string;
      expect((await wire.get('/api/user/profile', { token: other })).status).toBe(200);
      await wire.post('/api/user/changeTxnPassword', change, { token });
      expect((await wire.get('/api/user/profile', { token: other })).status).toBe(401);
      expect((await wire.get('/api/user/profile', { token })).status).toBe(200);
    }
  });

  test('[API-12] [API-14] is reported as missing or set, and changed by a caller who knows it', async () => {
    const { wire } = suite;
    const { token } = await wire.signUp();
    const check = () => wire.get('/api/user/checkTxnPassword', { token });
    const change = (current: string, next?: string) =>
      wire.post('/api/user/changeTxnPassword', txnForm(current, next), { token });
    expect(await check()).toMatchObject({
      status: 200,
      body: { status: 'error', code: 'NO_TXN_PASSWORD' },
    });
    expect((await change('')).body.status).toBe('success');
    expect(await check()).toMatchObject({ status: 200, body: { status: 'success' } });
    expect((await change('')).status).toBe(422);
    expect((await change('Wrong-Horse-1', 'Third-Horse-4')).body.code).toBe('WRONG_PASSWORD');
    expect((await change(TXN, 'Third-Horse-4')).body.status).toBe('success');
    expect((await change('Third-Horse-4')).body.status).toBe('success');
  });

  test('is set by only one of two concurrent requests', async () => {
    const { wire, there } = suite;
    const { token } = await wire.signUp();
    const replies = await Promise.all(
      [wire, there].map((at) => at.post('/api/user/changeTxnPassword', txnForm(''), { token })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe('[API-15] POST /api/user/updateWallet', () => {
  const update = (token: string, wallet_address: string, txnPassword = TXN) =>
    suite.wire.post('/api/user/updateWallet', { wallet_address, txnPassword }, { token });
  const walletOf = async (token: string) =>
    (await suite.wire.get('/api/user/profile', { token })).body.data.walletaddress;

  test('[SET-02] sets the address in its checksummed form', async () => {
    const { token } = await memberWithTxnPassword();
    for (const address of [ADDRESS, ADDRESS.toLowerCase()]) {
      expect((await update(token, address)).body.status).toBe('success');
      expect(await walletOf(token)).toBe(ADDRESS);
    }
  });

  test.each([
    ['a mistyped character', ADDRESS.replace('5aAeb', '5aAec'), 422, 'typing error'],
    ['a letter of the wrong case', ADDRESS.replace('5aA', '5aa'), 422, 'typing error'],
    ['the zero address', `0x${'0'.repeat(40)}`, 422, 'zero address'],
    ['too few characters', ADDRESS.slice(0, -1), 400, 'BEP20'],
    ['no address', `<script>alert(1)</script>`, 400, 'BEP20'],
  ])('[SET-02] refuses %s', async (_, address, status, reason) => {
    const { token } = await memberWithTxnPassword();
    expect(await update(token, address)).toMatchObject({
      status,
      body: { status: 'error', message: expect.stringContaining(reason) },
    });
    expect(await walletOf(token)).toBe('');
  });

  test('[SET-03] requires the TXN password, and locks after five wrong attempts', async () => {
    const outsider = await suite.wire.signUp();
    expect(await update(outsider.token, ADDRESS)).toMatchObject({
      status: 422,
      body: { code: 'NO_TXN_PASSWORD' },
    });
    const { token } = await memberWithTxnPassword();
    for (let failure = 0; failure < 5; failure += 1) {
      expect((await update(token, ADDRESS, 'Wrong-Horse-1')).body.code).toBe('WRONG_PASSWORD');
    }
    expect((await update(token, ADDRESS)).status).toBe(429);
    expect(await walletOf(token)).toBe('');
  });
});
