import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app';
import { useServers } from '../../testing/suite';
import { newMember, Wire } from '../../testing/wire';

const suite = useServers();
/** Server on which members must confirm their address before a withdrawal. */
let strict: TestApp;
let there: Wire;

beforeAll(async () => {
  strict = await testApp(suite.database.db, { CONFIRM_EMAIL: true });
  there = new Wire(strict.origin);
});
afterAll(() => strict.close());

async function newcomer() {
  const member = await there.signUp();
  const links = async () => {
    await strict.settled();
    return strict.mails
      .filter(({ to, subject }) => to === member.registration.email && /confirm/.test(subject))
      .map(({ text }) => /token=([\w-]{43})/.exec(text)?.[1] ?? '');
  };
  return { ...member, links };
}

const confirm = (token: string) => there.post('/api/auth/confirmEmail', { token });
const isConfirmed = async (token: string) =>
  (await there.get('/api/user/profile', { token })).body.data.emailconfirmed;
const withdraw = (wire: Wire, token: string) =>
  wire.post(
    '/api/fund/Withdrawalnow',
    { Amount: '10', Address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', twofactor: '123456' },
    { token },
  );

describe('(C13) confirming an address', () => {
  it('(C13) a new member receives a link that confirms the address once', async () => {
    const { token, links } = await newcomer();
    expect(await isConfirmed(token)).toBe(false);
    const [link = '', ...others] = await links();
    expect(others).toEqual([]);
    expect((await confirm(link)).body).toMatchObject({ status: 'success' });
    expect(await isConfirmed(token)).toBe(true);
    expect(await confirm(link)).toMatchObject({
      status: 410,
      body: { code: 'CONFIRMATION_LINK_EXPIRED' },
    });
  });

  it('the reply to a sign-in states whether the address is confirmed', async () => {
    const { registration, links } = await newcomer();
    const { email, password } = registration;
    const signIn = async () =>
      (await there.post('/api/auth/login', { code: email, password })).body.user.emailconfirmed;
    expect(await signIn()).toBe(false);
    await confirm((await links())[0] ?? '');
    expect(await signIn()).toBe(true);
  });

  it('emails to an unconfirmed address contain no text from the registration', async () => {
    const name = 'Winner. Claim your Prize';
    const claim = 'Claim 5000 USDT at evil.example/now ';
    const headers = { 'User-Agent': claim, 'Content-Type': 'application/json' };
    const member = { ...newMember(), name };
    const send = async (path: string, payload: object, token = '') => {
      const request = { method: 'POST', body: JSON.stringify(payload) };
      const Authorization = `Bearer ${token}`;
      const { body } = await there.send(path, {
        ...request,
        headers: { ...headers, Authorization },
      });
      expect(body.status, path).toBe('success');
      await strict.settled();
      return body;
    };
    const toMember = () => strict.mails.filter(({ to }) => to === member.email);
    const { token } = await send('/api/auth/signup', member);
    await send('/api/user/sendConfirmation', {}, token);
    await send('/api/auth/forgotPassword', { email: member.email });
    const txn = { txnPassword: 'Second-Horse-2', reTxnPassword: 'Second-Horse-2' };
    await send('/api/user/changeTxnPassword', txn, token);
    const before = toMember();
    expect(before).toHaveLength(4);
    for (const mail of before) expect(JSON.stringify(mail)).not.toMatch(/Winner|Claim|evil/);

    const link = /tab=confirmEmail#token=([\w-]{43})/.exec(before[1]?.text ?? '')?.[1] ?? '';
    await send('/api/auth/confirmEmail', { token: link });
    await send('/api/auth/forgotPassword', { email: member.email });
    expect(toMember().at(-1)?.text).toContain(`Hello ${name},`);
  });

  it('(C13) refuses withdrawals of an unconfirmed member if the settings require confirmation', async () => {
    const { token, links } = await newcomer();
    expect(await withdraw(there, token)).toMatchObject({
      status: 422,
      body: { code: 'EMAIL_UNCONFIRMED' },
    });
    expect((await withdraw(suite.wire, token)).body.code).not.toBe('EMAIL_UNCONFIRMED');
    const [link = ''] = await links();
    await confirm(link);
    expect((await withdraw(there, token)).body.code).not.toBe('EMAIL_UNCONFIRMED');
  });

  it('(C13) sends another link on request, up to five times', async () => {
    const { token, links } = await newcomer();
    const statuses = [];
    for (let mail = 0; mail < 6; mail += 1) {
      const { status } = await there.post('/api/user/sendConfirmation', {}, { token });
      statuses.push(status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const all = await links();
    expect(new Set(all).size).toBe(6);
    expect((await confirm(all[3] ?? '')).status).toBe(200);
    expect((await confirm(all[0] ?? '')).status).toBe(410);
    const again = await there.post('/api/user/sendConfirmation', {}, { token });
    expect(again.body.message).toBe('Your email address is already confirmed.');
  });

  it('(C13) a link does not work after three days or for another address', async () => {
    const { db } = suite.database;
    const [late, moved] = [await newcomer(), await newcomer()];
    const [lateLink = ''] = await late.links();
    const [movedLink = ''] = await moved.links();
    await db.query(sql`
      update email_confirmation set expires_at = expires_at - interval '3 days'
      where member_id = ${BigInt(late.user.id)}`);
    await db.query(sql`
      update member set email = ${newMember().email} where id = ${BigInt(moved.user.id)}`);
    expect([(await confirm(lateLink)).status, (await confirm(movedLink)).status]).toEqual([
      410, 410,
    ]);
    expect(await isConfirmed(late.token)).toBe(false);
  });

  it('(C13) an address changed by support must be confirmed again', async () => {
    const { token, user, links } = await newcomer();
    await confirm((await links())[0] ?? '');
    await suite.database.db.query(sql`
      update member set email = ${newMember().email} where id = ${BigInt(user.id)}`);
    expect(await isConfirmed(token)).toBe(false);
  });

  it('(C13) the database stores only the hash of the token', async () => {
    const { user, links } = await newcomer();
    const [link = ''] = await links();
    const rows = await suite.database.db.query<{ row: string }>(sql`
      select row_to_json(email_confirmation)::text as row from email_confirmation
      where member_id = ${BigInt(user.id)}`);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(link);
  });
});

describe('(C13) common passwords', () => {
  const COMMON = 'P4ssw0rd!';
  const refused = { status: 422, body: { code: 'COMMON_PASSWORD' } };

  it('are refused on registration, and no member is added', async () => {
    const form = { ...newMember(), password: COMMON, confirm_password: COMMON };
    expect(await there.post('/api/auth/signup', form)).toMatchObject(refused);
    const rows = await suite.database.db.query(sql`
      select 1 from member where email = ${form.email}`);
    expect(rows).toEqual([]);
  });

  it('are refused on every change, regardless of case', async () => {
    const { token, registration } = await there.signUp();
    const password = 'aUrOrA123';
    const own = {
      current_password: registration.password,
      new_password: password,
      confirm_new_password: password,
    };
    expect(await there.post('/api/user/changePassword', own, { token })).toMatchObject(refused);
    const txn = { currentTxnPassword: '', txnPassword: password, reTxnPassword: password };
    expect(await there.post('/api/user/changeTxnPassword', txn, { token })).toMatchObject(refused);
    await there.post('/api/auth/forgotPassword', { email: registration.email });
    await strict.settled();
    const link = /token=([\w-]{43})/.exec(strict.mails.at(-1)?.text ?? '')?.[1];
    const reset = { token: link, new_password: password, confirm_new_password: password };
    expect(await there.post('/api/auth/resetPassword', reset)).toMatchObject(refused);
    const good = {
      token: link,
      new_password: 'Fresh-Horse-3',
      confirm_new_password: 'Fresh-Horse-3',
    };
    expect((await there.post('/api/auth/resetPassword', good)).status).toBe(200);
  });
});
