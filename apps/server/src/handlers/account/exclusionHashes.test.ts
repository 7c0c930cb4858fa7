import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ExclusionHashes } from '../../account/exclusionHashes';
import { keepExclusions } from '../../account/keepExclusions';
import { nameKey } from '../../account/names';
import { testApp, type TestApp } from '../../testing/app';
import { testDatabase, type TestDatabase } from '../../testing/database';
import { newMember, Wire } from '../../testing/wire';

const WALLET = '0x52908400098527886E0F7030069857D2E4169EE7';
const OTHER_WALLET = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';
const TXN = 'Txn-Password-1';

let database: TestDatabase;
let app: TestApp;
let wire: Wire;
let members = 0;

beforeAll(async () => {
  database = await testDatabase(inject('postgresUrl'));
  app = await testApp(database.as('app'));
  wire = new Wire(app.origin);
});
afterAll(async () => {
  await app.close();
  await database.drop();
  expect(app.errors).toEqual([]);
});

/** Returns a registration with a unique mailbox and phone number. */
function fresh(change: object = {}) {
  members += 1;
  return { ...newMember(), phone: `+91 98765 4${String(members).padStart(4, '0')}`, ...change };
}

async function signUp(change: object = {}) {
  const registration = fresh(change);
  const { status, body } = await wire.post('/api/auth/signup', registration);
  const id = body.data?.user.id as string;
  return { registration, status, body, token: body.token as string, id };
}

async function setWallet(token: string, address = WALLET) {
  await wire.post(
    '/api/user/changeTxnPassword',
    { currentTxnPassword: '', txnPassword: TXN, reTxnPassword: TXN },
    { token },
  );
  const form = { wallet_address: address, txnPassword: TXN };
  return wire.post('/api/user/updateWallet', form, { token });
}

const confirm = ({ registration: { email } }: Awaited<ReturnType<typeof signUp>>) =>
  database.db.query(
    sql`update member set email_confirmed_at = clock_timestamp() where email = ${nameKey(email)}`,
  );

async function exclude({ registration, token }: Awaited<ReturnType<typeof signUp>>) {
  const reply = await wire.post('/api/user/beginBreak', { length: 'halfYear' }, { token });
  expect(reply.body.code).toBe('BREAK_BEGUN');
  return registration;
}

describe('after a self-exclusion', () => {
  test.each([
    ['another case and a tag', 'anna.rao@example.com', 'ANNA.Rao+1@Example.com'],
    ['a tag', 'bela@example.com', 'bela+games@example.com'],
    ['fullwidth letters and a tag', 'cara@example.com', 'ｃａｒａ+1@example.com'],
    ['other dots and the other Gmail domain', 'di.na.rao@gmail.com', 'dinarao+2@googlemail.com'],
    ['its tag removed', 'eva+casino@example.com', 'eva@example.com'],
  ])('refuses the same mailbox, written with %s', async (_, email, lookalike) => {
    const member = await signUp({ email });
    await confirm(member);
    await exclude(member);
    const { status } = await signUp({ email: lookalike });
    expect(status).toBe(403);
    const other = await signUp({ email: `other-${email}` });
    expect(other.status).toBe(200);
  });

  test('states no reason that would reveal the self-exclusion', async () => {
    const member = await signUp({ email: 'fay@example.com' });
    await confirm(member);
    await exclude(member);
    const { status, body } = await signUp({ email: 'fay+new@example.com' });
    expect(status).toBe(403);
    expect(body).toMatchObject({
      code: 'REGISTRATION_REFUSED',
      message: 'We cannot open an account with these details. Please contact support.',
    });
  });

  test('gives the usual reply for an address that is already registered', async () => {
    const member = await signUp({ email: 'guy@example.com' });
    await confirm(member);
    await exclude(member);
    const { status, body } = await signUp({ email: 'guy@example.com' });
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'EMAIL_TAKEN' });
  });

  test('accepts a mailbox that the member never confirmed', async () => {
    await exclude(await signUp({ email: 'kay@example.com' }));
    expect((await signUp({ email: 'kay+own@example.com' })).status).toBe(200);
  });

  test('refuses the phone number in another spelling, and accepts other numbers', async () => {
    await exclude(await signUp({ phone: '+91 90000-00001' }));
    expect((await signUp({ phone: '+919000000001' })).status).toBe(403);
    expect((await signUp({ phone: '+919000000002' })).status).toBe(200);
  });

  test('another account cannot set the wallet address, but the member can', async () => {
    const member = await signUp();
    expect((await setWallet(member.token)).status).toBe(200);
    const registration = await exclude(member);
    const other = await signUp();
    const refused = await setWallet(other.token);
    expect(refused.status).toBe(403);
    expect(refused.body.code).toBe('WALLET_REFUSED');
    const { email, password } = registration;
    const { body } = await wire.post('/api/auth/login', { code: email, password });
    const again = { wallet_address: WALLET, txnPassword: TXN };
    expect((await wire.post('/api/user/updateWallet', again, { token: body.token })).status).toBe(
      200,
    );
  });

  test('accepts a wallet address that the member sets later', async () => {
    const { email, password } = await exclude(await signUp());
    const { body } = await wire.post('/api/auth/login', { code: email, password });
    expect((await setWallet(body.token, OTHER_WALLET)).status).toBe(200);
    const other = await signUp();
    expect((await setWallet(other.token, OTHER_WALLET)).status).toBe(200);
  });

  test('accepts a registration from a shared device', async () => {
    const registration = await exclude(await signUp());
    const { body } = await wire.post('/api/auth/login', {
      code: registration.email,
      password: registration.password,
    });
    expect(body.token).toBeDefined();
    // All requests of this test come from one address and one browser.
    expect((await signUp()).status).toBe(200);
  });

  test('accepts the details again once the self-exclusion is over', async () => {
    const member = await signUp({ email: 'gia@example.com' });
    await confirm(member);
    await exclude(member);
    const again = () => signUp({ email: 'gia+again@example.com' });
    expect((await again()).status).toBe(403);
    await database.db.query(sql`update exclusion_hash set ends_at = ends_at - interval '7 months'`);
    expect((await again()).status).toBe(200);
  });
});

test('hashes the email address of a member who self-excluded in an earlier release, but not a later address', async () => {
  const member = await signUp({ email: 'lea@example.com' });
  await confirm(member);
  await exclude(member);
  const { db } = database;
  await db.query(sql`delete from exclusion_hash`);
  const hashes = new ExclusionHashes(Buffer.from('a third key'));
  await keepExclusions(db, hashes);
  expect(await hashes.include(db, { email: 'lea+new@example.com' })).toBe(true);
  const change = (email: string) => sql`
    update member set email = ${email} where id = ${BigInt(member.id)}`;
  await db.query(change('mia@example.com'));
  await keepExclusions(db, hashes);
  expect(await hashes.include(db, { email: 'mia@example.com' })).toBe(false);
});

test('a break allows new registrations', async () => {
  const { token } = await signUp({ email: 'hana@example.com' });
  await wire.post('/api/user/beginBreak', { length: 'threeMonths' }, { token });
  expect((await signUp({ email: 'hana+new@example.com' })).status).toBe(200);
});

test('a longer self-exclusion extends the retention of the hashes, and a shorter self-exclusion does not reduce it', async () => {
  const hashes = new ExclusionHashes(Buffer.from('another key'));
  const detail = { email: 'ira@example.com' };
  const day = 86_400_000;
  const keep = (endsAt: Date | null) =>
    database.db.transaction((tx) => hashes.keep(tx, detail, endsAt));
  const passAll = () =>
    database.db.query(sql`update exclusion_hash set ends_at = ends_at - interval '3 days'`);
  await keep(new Date(Date.now() + 2 * day));
  await keep(null);
  await keep(new Date(Date.now() + day));
  await passAll();
  expect(await hashes.include(database.db, detail)).toBe(true);
});

test('the database stores only hashes, which do not match with another key', async () => {
  const detail = { email: 'jo@example.com', phone: '+4915112345678' };
  const hashes = new ExclusionHashes(Buffer.from('first key'));
  await database.db.transaction((tx) => hashes.keep(tx, detail, null));
  expect(await hashes.include(database.db, { phone: '004915112345678' })).toBe(true);
  const other = new ExclusionHashes(Buffer.from('second key'));
  expect(await other.include(database.db, detail)).toBe(false);
});
