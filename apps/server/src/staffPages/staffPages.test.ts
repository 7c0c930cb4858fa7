import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { one, type Database } from '../db/database';
import { checkAudit } from '../staff/audit';
import { testApp, type TestApp } from '../testing/app';
import { testDatabase, type TestDatabase } from '../testing/database';
import { otpCode } from '../testing/otp';
import { codeIn, Staff, STAFF_ORIGIN } from '../testing/staff';
import {
  passkeyOptionsIn,
  secretIn,
  SoftPasskey,
  StaffBrowser,
  type StaffReply,
} from '../testing/staffBrowser';

const PASSWORD = 'seven quiet rivers';

let database: TestDatabase;
let db: Database;
let app: TestApp;
let staff: Staff;

beforeAll(async () => {
  database = await testDatabase(inject('postgresUrl'));
  db = database.db;
  app = await testApp(database.as('app'), { PUBLIC_URL: STAFF_ORIGIN });
  staff = new Staff(database);
  await invited('Anna', 'administrator');
});
afterAll(async () => {
  expect(app.errors).toEqual([]);
  await app.close();
  await staff.close();
  expect(await checkAudit(db)).toMatchObject({ hasKnown: true });
  await database.drop();
});

let people = 0;
const newName = (name: string) => `${name} ${(people += 1)}`;

/** Creates an account whose invitation is open. Returns the code of the link. */
async function invited(name: string, ...roles: string[]): Promise<string> {
  const code = `code of ${name}`;
  await db.query(sql`
    with account as (
      insert into staff_account (name, email, invite_hash, invite_from, invite_until)
      values (${name}, 'person@test.localhost', sha256(convert_to(${code}, 'UTF8')),
        clock_timestamp(), clock_timestamp() + interval '3 days') returning id)
    insert into staff_grant (account_id, role) select id, unnest(${roles}::text[]) from account`);
  return code;
}

interface Enrolled {
  name: string;
  browser: StaffBrowser;
  passkey: SoftPasskey;
}

/** Enrols a person with a passkey. The browser is then signed in. */
async function withPasskey(...roles: string[]): Promise<Enrolled> {
  const name = newName('Petra');
  const code = await invited(name, ...roles);
  const browser = new StaffBrowser(app.origin);
  await browser.post('/staff/invitation', { code, password: PASSWORD });
  const passkey = new SoftPasskey();
  const { challenge } = passkeyOptionsIn(await browser.get());
  const done = await browser.post('/staff/passkey', { response: passkey.create(challenge) });
  expect(done).toMatchObject({ status: 303, location: '/staff' });
  return { name, browser, passkey };
}

/** Enrols a person with an authenticator app. Returns the secret of the app. */
async function withApp(): Promise<{ name: string; secret: string; browser: StaffBrowser }> {
  const name = newName('Otto');
  const code = await invited(name, 'auditor');
  const browser = new StaffBrowser(app.origin);
  await browser.post('/staff/invitation', { code, password: PASSWORD });
  const secret = secretIn(await browser.get());
  const done = await browser.post('/staff/code', { code: otpCode(secret) });
  expect(done).toMatchObject({ status: 303, location: '/staff' });
  return { name, secret, browser };
}

const isSignedIn = async (browser: StaffBrowser) => (await browser.get()).text.includes('Sign out');

const alertOf = ({ text }: StaffReply) => /role="alert">([^<]*)</.exec(text)?.[1];

const newestVisits = async (count: number) => {
  const rows = await db.query<{ entry: string }>(sql`
    select entry from staff_audit order by number desc limit ${count}`);
  return rows.map(({ entry }) => JSON.parse(entry) as Record<string, unknown>).toReversed();
};

test('the first administrator opens the printed link, sets a password and creates a passkey', async () => {
  const own = await testDatabase(inject('postgresUrl'));
  const server = await testApp(own.as('app'), { PUBLIC_URL: STAFF_ORIGIN });
  const owner = new Staff(own);
  onTestFinished(async () => {
    await server.close();
    await owner.close();
    await own.drop();
  });
  const printed = await owner.owner.run([
    'invite',
    'Anna',
    'anna@test.localhost',
    'administrator',
    'First.',
  ]);
  const code = codeIn(printed);
  expect(printed).toContain(`${STAFF_ORIGIN}/staff/invitation#${code}\n`);

  const browser = new StaffBrowser(server.origin);
  expect((await browser.get('/staff/invitation')).text).toContain('Set up your account');
  await browser.post('/staff/invitation', { code, password: PASSWORD });
  const passkey = new SoftPasskey();
  const { challenge } = passkeyOptionsIn(await browser.get());
  await browser.post('/staff/passkey', { response: passkey.create(challenge) });
  const { text } = await browser.get();
  expect(text).toContain('<h1>Anna</h1>');
  expect(text).toContain('Administrator');
  // The link works once.
  const again = await new StaffBrowser(server.origin).post('/staff/invitation', {
    code,
    password: PASSWORD,
  });
  expect(again.status).toBe(403);
  expect(alertOf(again)).toContain('not valid, or has expired');
  const rows = await own.db.query<{ entry: string }>(sql`
    select entry from staff_audit order by number`);
  const entries = rows.map(({ entry }) => JSON.parse(entry) as Record<string, unknown>);
  expect(entries.slice(1)).toMatchObject([
    { actor: 'Anna', action: 'enrol', detail: { factor: 'passkey' }, address: '127.0.0.1' },
    { actor: 'Anna', action: 'sign in', detail: { factor: 'passkey' } },
  ]);
});

test('a password opens no session without the passkey', async () => {
  const { name, passkey } = await withPasskey('auditor');
  const browser = new StaffBrowser(app.origin);
  const begun = await browser.post('/staff/password', { name, password: PASSWORD });
  expect(begun).toMatchObject({ status: 303, location: '/staff' });
  expect(await isSignedIn(browser)).toBe(false);
  const { challenge } = passkeyOptionsIn(await browser.get());
  await browser.post('/staff/passkey', { response: passkey.sign(challenge) });
  expect(await isSignedIn(browser)).toBe(true);
  expect(await newestVisits(1)).toMatchObject([
    { actor: name, action: 'sign in', address: '127.0.0.1', detail: { factor: 'passkey' } },
  ]);
});

test('refuses a passkey of another person, another site, an earlier challenge and an earlier signature', async () => {
  const { name, passkey } = await withPasskey('auditor');
  const other = await withPasskey('auditor');
  const browser = new StaffBrowser(app.origin);
  await browser.post('/staff/password', { name, password: PASSWORD });
  const challengeNow = async () => passkeyOptionsIn(await browser.get()).challenge;
  const refused = async (response: string) => {
    const reply = await browser.post('/staff/passkey', { response });
    expect(reply.status).toBe(403);
    expect(alertOf(reply)).toBe('The code or passkey is wrong.');
    expect(await isSignedIn(browser)).toBe(false);
  };
  await refused(other.passkey.sign(await challengeNow()));
  const before = await challengeNow();
  await challengeNow();
  await refused(passkey.sign(before));
  passkey.origin = 'https://staff.example';
  await refused(passkey.sign(await challengeNow()));
  passkey.origin = STAFF_ORIGIN;
  await refused('not json');
  const right = passkey.sign(await challengeNow());
  passkey.counter = 1;
  await browser.post('/staff/passkey', { response: right });
  expect(await isSignedIn(browser)).toBe(true);
  // A cloned passkey has an older signature counter.
  await browser.post('/staff/sign-out');
  await browser.post('/staff/password', { name, password: PASSWORD });
  await refused(passkey.sign(await challengeNow()));
});

test('a code of the authenticator app signs in once', async () => {
  const { name, secret } = await withApp();
  const browser = new StaffBrowser(app.origin);
  await browser.post('/staff/password', { name, password: PASSWORD });
  // The code from the enrolment is used up.
  expect((await browser.post('/staff/code', { code: otpCode(secret) })).status).toBe(403);
  await browser.post('/staff/code', { code: otpCode(secret, 1) });
  expect(await isSignedIn(browser)).toBe(true);
});

test('attempts with wrong codes are limited, and then the right code is also refused', async () => {
  const { name, secret } = await withApp();
  const browser = new StaffBrowser(app.origin);
  await browser.post('/staff/password', { name, password: PASSWORD });
  const wrong = () => browser.post('/staff/code', { code: '000000' });
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await wrong()).status).toBe(403);
  const limited = await browser.post('/staff/code', { code: otpCode(secret, 1) });
  expect(limited.status).toBe(429);
  expect(alertOf(limited)).toMatch(/^Too many attempts\. Try again in \d+ minutes?\.$/);
  expect(await isSignedIn(browser)).toBe(false);
});

test('attempts with wrong passwords are limited per name and network, before any password is compared', async () => {
  const { name } = await withPasskey('auditor');
  const browser = new StaffBrowser(app.origin);
  const attempts = await Promise.all(
    Array.from({ length: 20 }, () =>
      browser.post('/staff/password', { name, password: 'not the password' }),
    ),
  );
  const statuses = attempts.map(({ status }) => status);
  expect(statuses.filter((status) => status === 403)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect((await browser.post('/staff/password', { name, password: PASSWORD })).status).toBe(429);
});

test('an unknown name is refused like a wrong password, and is not logged', async () => {
  const browser = new StaffBrowser(app.origin);
  const entered = { name: 'my own secret', password: PASSWORD };
  const unknown = await browser.post('/staff/password', entered);
  const { name } = await withPasskey('auditor');
  const wrong = await browser.post('/staff/password', { name, password: 'not the password' });
  expect([unknown.status, alertOf(unknown)]).toEqual([wrong.status, alertOf(wrong)]);
  const [entry] = (await newestVisits(4)).filter(({ action }) => action === 'sign in refused');
  expect(entry).toMatchObject({ actor: '', detail: { factor: 'password' } });
  expect(JSON.stringify(entry)).not.toContain('secret');
});

test('refuses short and common passwords, and keeps the link valid', async () => {
  const code = await invited(newName('Sara'), 'support');
  const browser = new StaffBrowser(app.origin);
  for (const password of ['short', 'password1234567']) {
    expect((await browser.post('/staff/invitation', { code, password })).status).toBe(422);
  }
  expect((await browser.post('/staff/invitation', { code, password: PASSWORD })).status).toBe(303);
});

test('a session ends after 30 minutes without use, after 12 hours, and by signing out', async () => {
  const { name, browser } = await withPasskey('auditor');
  const age = (column: 'used_at' | 'opened_at', minutes: number) =>
    db.query(
      column === 'used_at'
        ? sql`update staff_session set used_at = clock_timestamp() - make_interval(mins => ${minutes})`
        : sql`update staff_session set opened_at = clock_timestamp() - make_interval(mins => ${minutes})`,
    );
  await age('used_at', 29);
  expect(await isSignedIn(browser)).toBe(true);
  await age('opened_at', 12 * 60 + 1);
  expect(await isSignedIn(browser)).toBe(false);
  await age('opened_at', 0);
  await age('used_at', 31);
  expect(await isSignedIn(browser)).toBe(false);
  await age('used_at', 0);
  const cookies = new Map(browser.cookies);
  await browser.post('/staff/sign-out');
  expect(await newestVisits(1)).toMatchObject([{ actor: name, action: 'sign out' }]);
  for (const [cookie, value] of cookies) browser.cookies.set(cookie, value);
  expect(await isSignedIn(browser)).toBe(false);
});

test('disabling an account ends its sessions and removes its password and passkeys', async () => {
  const administrator = await staff.person(newName('Adam'), 'administrator');
  const { name, browser } = await withPasskey('support');
  await administrator.run(['disable', name, 'Left.']);
  expect(await isSignedIn(browser)).toBe(false);
  const left = one(
    await db.query<{ rows: number }>(sql`
      select ((select count(*) from staff_password where account_id = account.id)
        + (select count(*) from staff_passkey where account_id = account.id))::int as rows
      from staff_account account where name = ${name}`),
  );
  expect(left.rows).toBe(0);
});

test('a link replaces the password and the passkey, ends other sessions, and is announced by email', async () => {
  const administrator = await staff.person(newName('Ada'), 'administrator');
  const { name, browser, passkey } = await withPasskey('support');
  const printed = await administrator.run(['link', name, 'Lost the phone.']);
  const code = /#(\S+)$/.exec(printed)?.[1] ?? '';
  expect(staff.mails.at(-1)).toMatchObject({
    to: 'person@test.localhost',
    subject: `A new sign-in for ${name}`,
  });
  // The old sign-in works until the link is used.
  expect(await isSignedIn(browser)).toBe(true);
  const renewed = new StaffBrowser(app.origin);
  await renewed.post('/staff/invitation', { code, password: 'nine loud mountains' });
  const secret = secretIn(await renewed.get());
  await renewed.post('/staff/code', { code: otpCode(secret) });
  expect(await isSignedIn(renewed)).toBe(true);
  expect(await isSignedIn(browser)).toBe(false);
  const old = await browser.post('/staff/password', { name, password: PASSWORD });
  expect(old.status).toBe(403);
  await browser.post('/staff/password', { name, password: 'nine loud mountains' });
  const page = await browser.get();
  expect(page.text).not.toContain('data-passkey');
  expect(passkey.counter).toBe(1);
});

const passkeysIn = ({ text }: StaffReply): { id: string; name: string }[] =>
  [...text.matchAll(/name="passkey" value="([^"]*)"[\s\S]*?name="name"\s+value="([^"]*)"/g)].map(
    ([, id = '', name = '']) => ({ id, name }),
  );

async function addPasskey(browser: StaffBrowser, name: string): Promise<SoftPasskey> {
  const passkey = new SoftPasskey();
  const { challenge } = passkeyOptionsIn(await browser.get('/staff/passkeys'));
  const response = passkey.create(challenge);
  const added = await browser.post('/staff/passkeys/add', { name, response });
  expect(added).toMatchObject({ status: 303, location: '/staff/passkeys' });
  return passkey;
}

test('a person adds a second passkey, signs in with it, and renames and removes passkeys', async () => {
  const { name, browser } = await withPasskey('auditor');
  const second = await addPasskey(browser, 'Work laptop');
  expect((await browser.get()).text).toContain('Work laptop');
  const elsewhere = new StaffBrowser(app.origin);
  await elsewhere.post('/staff/password', { name, password: PASSWORD });
  const { challenge } = passkeyOptionsIn(await elsewhere.get());
  await elsewhere.post('/staff/passkey', { response: second.sign(challenge) });
  expect(await isSignedIn(elsewhere)).toBe(true);

  const [first] = passkeysIn(await browser.get('/staff/passkeys'));
  const passkey = first?.id ?? '';
  await browser.post('/staff/passkeys/rename', { passkey, name: 'Phone' });
  expect(passkeysIn(await browser.get('/staff/passkeys'))).toMatchObject([
    { name: 'Phone' },
    { name: 'Work laptop' },
  ]);
  await browser.post('/staff/passkeys/remove', { passkey });
  expect(passkeysIn(await browser.get('/staff/passkeys'))).toMatchObject([{ name: 'Work laptop' }]);
  // The removal ends the other sessions.
  expect(await isSignedIn(elsewhere)).toBe(false);
  const entries = await newestVisits(4);
  expect(entries.map(({ action }) => action)).toEqual([
    'add passkey',
    'sign in',
    'rename passkey',
    'remove passkey',
  ]);
  expect(entries[3]).toMatchObject({
    actor: name,
    detail: { passkey: 'Phone' },
    address: '127.0.0.1',
  });
});

test('a passkey can be removed only if another second factor remains', async () => {
  const { browser } = await withPasskey('auditor');
  const [only] = passkeysIn(await browser.get('/staff/passkeys'));
  const remove = { passkey: only?.id ?? '' };
  const refused = await browser.post('/staff/passkeys/remove', remove);
  expect(refused.status).toBe(422);
  expect(alertOf(refused)).toContain('last second factor');
  expect(passkeysIn(await browser.get('/staff/passkeys'))).toHaveLength(1);

  const { browser: other } = await withApp();
  await addPasskey(other, 'Phone');
  const [beside] = passkeysIn(await other.get('/staff/passkeys'));
  await other.post('/staff/passkeys/remove', { passkey: beside?.id ?? '' });
  expect(passkeysIn(await other.get('/staff/passkeys'))).toEqual([]);
});

test('two concurrent removals leave one passkey', async () => {
  const { browser } = await withPasskey('auditor');
  await addPasskey(browser, 'Phone');
  const both = passkeysIn(await browser.get('/staff/passkeys'));
  const replies = await Promise.all(
    both.map(({ id }) => browser.post('/staff/passkeys/remove', { passkey: id })),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([303, 422]);
});

test('refuses a passkey for another challenge, an empty name, and the passkey of another person', async () => {
  const { browser } = await withPasskey('auditor');
  const other = await withPasskey('auditor');
  const [theirs] = passkeysIn(await other.browser.get('/staff/passkeys'));
  const before = passkeyOptionsIn(await browser.get('/staff/passkeys')).challenge;
  await browser.get('/staff/passkeys');
  const add = (name: string, response: string) =>
    browser.post('/staff/passkeys/add', { name, response });
  expect((await add('Phone', new SoftPasskey().create(before))).status).toBe(403);
  const { challenge } = passkeyOptionsIn(await browser.get('/staff/passkeys'));
  expect((await add(' ', new SoftPasskey().create(challenge))).status).toBe(422);
  for (const action of ['rename', 'remove']) {
    const fields = { passkey: theirs?.id ?? '', name: 'Mine' };
    expect((await browser.post(`/staff/passkeys/${action}`, fields)).status).toBe(422);
  }
  expect(passkeysIn(await other.browser.get('/staff/passkeys'))).toEqual([theirs]);
});

test('passkeys change only within ten minutes of a sign-in, and a new sign-in returns to the page', async () => {
  const { name, browser, passkey } = await withPasskey('auditor');
  await db.query(sql`
    update staff_session set opened_at = clock_timestamp() - interval '11 minutes'
    where account_id = (select id from staff_account where name = ${name})`);
  const stale = await browser.get('/staff/passkeys');
  expect(stale).toMatchObject({ status: 303, location: '/staff' });
  expect(await isSignedIn(browser)).toBe(false);
  await browser.post('/staff/password', { name, password: PASSWORD });
  const { challenge } = passkeyOptionsIn(await browser.get());
  const signed = await browser.post('/staff/passkey', { response: passkey.sign(challenge) });
  expect(signed).toMatchObject({ status: 303, location: '/staff/passkeys' });
});

test('restoring a backup ends sessions and unfinished sign-ins', async () => {
  const { name, browser } = await withPasskey('auditor');
  const second = new StaffBrowser(app.origin);
  await second.post('/staff/password', { name, password: PASSWORD });
  await db.query(sql`select after_restore()`);
  expect(await isSignedIn(browser)).toBe(false);
  expect((await second.get()).text).toContain('<h1>Sign in</h1>');
});

test('only administrators create links for others', async () => {
  const support = await staff.person(newName('Sue'), 'support');
  const { name } = await withPasskey('auditor');
  await expect(support.run(['link', name, 'Why.'])).rejects.toThrow('staff.manage');
});

test('responds only at the host of PUBLIC_URL, and only to forms of its own pages', async () => {
  const { browser } = await withPasskey('auditor');
  browser.headers = { ...browser.headers, host: 'ember.localhost' };
  expect((await browser.get()).status).toBe(404);
  browser.headers = { host: new URL(STAFF_ORIGIN).host, origin: 'https://evil.example' };
  expect((await browser.post('/staff/sign-out')).status).toBe(403);
  browser.headers = { host: new URL(STAFF_ORIGIN).host };
  expect((await browser.post('/staff/sign-out')).status).toBe(403);
  browser.headers = { ...browser.headers, origin: STAFF_ORIGIN };
  expect(await isSignedIn(browser)).toBe(true);
});

test('the pages run only their own script, and no other page can frame them', async () => {
  const { headers, text } = await new StaffBrowser(app.origin).get();
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'; script-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers['cache-control']).toBe('no-store');
  expect(text).not.toMatch(/<script(?! src="\/staff\/page\.js")| style="| on\w+="/);
});

test('with TLS, the cookies are bound to the host and hidden from scripts', async () => {
  const origin = 'https://staff.example';
  const server = await testApp(database.as('app'), { PUBLIC_URL: origin });
  onTestFinished(() => server.close());
  const name = newName('Tess');
  const code = await invited(name, 'auditor');
  const browser = new StaffBrowser(server.origin);
  browser.headers = { host: 'staff.example', origin };
  await browser.post('/staff/invitation', { code, password: PASSWORD });
  const passkey = new SoftPasskey(origin);
  const { challenge } = passkeyOptionsIn(await browser.get());
  const { cookies } = await browser.post('/staff/passkey', { response: passkey.create(challenge) });
  const session = cookies.find((line) => line.startsWith('__Host-staff=')) ?? '';
  for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']) {
    expect(session).toContain(part);
  }
});
