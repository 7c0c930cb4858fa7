import { randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Database } from '../db/database';
import { setLimits } from '../ledger/limits';
import { checkAudit } from '../staff/audit';
import { testApp, type TestApp } from '../testing/app';
import { BRANDS_PATH, filesOf } from '../testing/brandServers';
import { colleagueOf, type Colleague } from '../testing/colleague';
import { testDatabase, type TestDatabase } from '../testing/database';
import { Staff, STAFF_ORIGIN } from '../testing/staff';
import type { StaffReply } from '../testing/staffBrowser';
import { Wire } from '../testing/wire';

let database: TestDatabase;
let db: Database;
let app: TestApp;
let wire: Wire;
let staff: Staff;

beforeAll(async () => {
  database = await testDatabase(inject('postgresUrl'));
  db = database.db;
  app = await testApp(database.as('app'), { PUBLIC_URL: STAFF_ORIGIN });
  wire = new Wire(app.origin);
  staff = new Staff(database);
});
afterAll(async () => {
  expect(app.errors).toEqual([]);
  await app.close();
  await staff.close();
  expect((await checkAudit(db)).broken).toBeUndefined();
  await database.drop();
});
/** Uses test money, so that one person can publish. */
beforeEach(async () => {
  await setLimits(db, { grant: 1n });
  // The tests send more requests than the limit per network allows.
  app.advance(60_000);
});

const colleague = (...roles: string[]) => colleagueOf(db, app.origin, ...roles);

let titles = 0;
const draftBody = () => ({ files: filesOf('ember', { title: `Title ${(titles += 1)}` }) });

const post = ({ token }: Pick<Colleague, 'token'>, path: string, payload: object) =>
  wire.post(BRANDS_PATH + path, payload, { token });
const get = ({ token }: Pick<Colleague, 'token'>, path: string) =>
  wire.get(BRANDS_PATH + path, { token });

/** Saves a version and returns its number. */
async function draft(person: Colleague): Promise<number> {
  const { body } = await post(person, '/ember/drafts', draftBody());
  expect(body).toMatchObject({ status: 'success' });
  return body.data.number;
}

const newestAudit = async (count: number) => {
  const rows = await db.query<{ entry: string }>(sql`
    select entry from staff_audit order by number desc limit ${count}`);
  return rows.map(({ entry }) => JSON.parse(entry) as Record<string, unknown>).toReversed();
};

const alertOf = ({ text }: StaffReply) => /role="alert">([^<]*)</.exec(text)?.[1];

const servedNumber = async (person: Colleague) =>
  (await get(person, '/ember/history')).body.data.number;

describe('each call is refused to every role without the permission', () => {
  const ROLES = [
    'administrator',
    'brand manager',
    'brand approver',
    'support',
    'payments',
    'risk',
    'auditor',
  ];
  const READERS = ['brand manager', 'brand approver'];
  const CALLS: readonly [name: string, may: string[], call: (by: Colleague) => Promise<number>][] =
    [
      ['history', READERS, async (by) => (await get(by, '/ember/history')).status],
      ['files', READERS, async (by) => (await get(by, '/ember/files/served')).status],
      ['preview', READERS, async (by) => (await post(by, '/ember/previews', { number: 1 })).status],
      [
        'draft',
        ['brand manager'],
        async (by) => (await post(by, '/ember/drafts', draftBody())).status,
      ],
      [
        'publish',
        ['brand manager'],
        async (by) => (await post(by, '/ember/publications', { number: 1 })).status,
      ],
      ['roll back', READERS, async (by) => (await post(by, '/ember/rollback', {})).status],
      ['cancel', READERS, async (by) => (await post(by, '/ember/cancel', {})).status],
    ];

  test.each(CALLS)('%s', async (_name, may, call) => {
    await draft(await colleague('brand manager'));
    for (const role of ROLES) {
      const status = await call(await colleague(role));
      if (may.includes(role)) expect(status, role).not.toBe(403);
      else expect(status, role).toBe(403);
    }
    for (const person of [
      await colleague('brand manager of aurora', 'brand approver of aurora'),
      await colleague(),
    ]) {
      expect(await call(person)).toBe(403);
    }
  });

  test('a role for one brand permits the calls for this brand', async () => {
    const person = await colleague('brand manager of ember');
    expect((await get(person, '/ember/history')).status).toBe(200);
    expect((await get(person, '/aurora/history')).status).toBe(403);
  });
});

test('the signed-in person is the author', async () => {
  const person = await colleague('brand manager');
  const number = await draft(person);
  await post(person, '/ember/publications', { number, note: 'Spring.' });
  const { body } = await get(person, '/ember/history');
  expect(body.data.versions[0]).toMatchObject({ number, author: person.name });
  expect(body.data.publications[0]).toMatchObject({ number, author: person.name });
  expect(await newestAudit(2)).toMatchObject([
    { actor: person.name, action: 'brand.draft', subject: 'ember', detail: { number } },
    {
      actor: person.name,
      action: 'brand.publish',
      subject: 'ember',
      reason: 'Spring.',
      address: '127.0.0.1',
      detail: { number, at: null },
    },
  ]);
});

test('an ended session and an invented token are refused', async () => {
  const person = await colleague('brand manager');
  await db.query(sql`
    update staff_session set used_at = used_at - interval '31 minutes'
    where account_id = ${person.account}`);
  expect((await get(person, '/ember/history')).status).toBe(401);
  expect((await get({ token: randomBytes(32).toString('base64url') }, '/')).status).toBe(401);
});

describe('a command', () => {
  /** Starts the sign-in of a command, and returns its codes. */
  async function ask() {
    const { status, body } = await wire.post('/operator/device', {});
    expect(status).toBe(200);
    expect(body).toMatchObject({
      user_code: expect.stringMatching(/^[B-Z]{4}-[B-Z]{4}$/),
      verification_uri: `${STAFF_ORIGIN}/staff/device`,
      expires_in: 600,
      interval: 5,
    });
    const { device_code: device, user_code: code } = body;
    return { device: String(device), code: String(code) };
  }
  const poll = (device: string) => wire.post('/operator/device/token', { device_code: device });
  /** Lets the interval between two polls pass. */
  const wait = () =>
    db.query(sql`update staff_device set polled_at = polled_at - interval '5 seconds'`);

  test('signs in exactly once as the person who enters its code', async () => {
    const person = await colleague('brand manager');
    const { device, code } = await ask();
    expect(await poll(device)).toMatchObject({
      status: 400,
      body: { error: 'authorization_pending' },
    });
    expect((await poll(device)).body).toEqual({ error: 'slow_down' });
    const typed = code.toLowerCase().replace('-', '');
    const asked = await person.browser.post('/staff/device', { code: typed });
    expect(asked.text).toContain('A command at the address 127.0.0.1');
    const allowed = await person.browser.post('/staff/device/allow', { code: typed });
    expect(allowed.text).toContain('Return to your terminal');
    await wait();
    const { status, body } = await poll(device);
    expect([status, body.token_type, body.expires_in]).toEqual([200, 'Bearer', 1800]);
    const token = String(body.access_token);
    expect((await get({ token }, '/ember/history')).body.data.caller).toBe(person.name);
    expect(await newestAudit(1)).toMatchObject([{ actor: person.name, action: 'token' }]);
    expect((await poll(device)).body).toEqual({ error: 'expired_token' });
    expect((await person.browser.post('/staff/device/allow', { code })).status).toBe(422);
  });

  test('cannot open a page with its token, and a page’s session is not a bearer token', async () => {
    const person = await colleague('brand manager');
    const page = person.browser.cookies.get('staff') ?? '';
    expect((await get({ token: page }, '/ember/history')).status).toBe(401);
    person.browser.cookies.set('staff', person.token);
    expect((await person.browser.get()).text).not.toContain(person.name);
  });

  test('is denied by the person', async () => {
    const person = await colleague('brand manager');
    const { device, code } = await ask();
    await person.browser.post('/staff/device/deny', { code });
    expect((await poll(device)).body).toEqual({ error: 'access_denied' });
    expect((await poll(device)).body).toEqual({ error: 'expired_token' });
  });

  test('must be allowed within ten minutes', async () => {
    const person = await colleague('brand manager');
    const { device, code } = await ask();
    await db.query(sql`update staff_device set expires_at = clock_timestamp()`);
    const refused = await person.browser.post('/staff/device', { code });
    expect(refused.status).toBe(422);
    expect(alertOf(refused)).toMatch(/^No command waits with this code/);
    expect((await poll(device)).body).toEqual({ error: 'expired_token' });
  });

  test('needs a recent sign-in, and returns to the code afterwards', async () => {
    const person = await colleague('brand manager');
    await db.query(sql`
      update staff_session set opened_at = opened_at - interval '11 minutes'
      where account_id = ${person.account}`);
    const { code } = await ask();
    const refused = await person.browser.post('/staff/device/allow', { code });
    expect(refused.status).toBe(303);
    expect((await person.browser.get()).text).toContain('Sign in');
    expect(person.browser.cookies.get('staff_next')).toBe('%2Fstaff%2Fdevice');
  });

  test('must send a valid code', async () => {
    expect(await wire.post('/operator/device/token', {})).toMatchObject({
      status: 400,
      body: { error: 'invalid_request' },
    });
    expect((await poll('unknown')).body).toEqual({ error: 'expired_token' });
  });
});

describe('with real money', () => {
  beforeEach(() => setLimits(db, { grant: 0n }));

  /** Requests the publication of a new version. Returns its number and the request. */
  async function request(manager: Colleague): Promise<{ number: number; request: string }> {
    const number = await draft(manager);
    const { body } = await post(manager, '/ember/publications', { number, note: 'Spring.' });
    expect(body.data).toEqual({ number, request: expect.stringMatching(/^\d+$/) });
    return { number, request: body.data.request };
  }

  test('a manager requests a publication, and an approver publishes it on the page', async () => {
    const manager = await colleague('brand manager');
    const approver = await colleague('brand approver of ember');
    const { number, request: id } = await request(manager);
    expect(await servedNumber(manager)).not.toBe(number);
    expect((await approver.browser.get()).text).toContain(`By ${manager.name}.`);

    const done = await approver.browser.post('/staff/approve', {
      request: id,
      reason: 'Looks right.',
    });
    expect(done).toMatchObject({ status: 303, location: '/staff' });
    const { body } = await get(manager, '/ember/history');
    expect(body.data.number).toBe(number);
    expect(body.data.publications[0]).toMatchObject({
      author: `${manager.name}, approved by ${approver.name}`,
      note: 'Spring.',
    });
    expect(await newestAudit(1)).toMatchObject([
      { actor: approver.name, action: 'approve brand.publish', reason: 'Looks right.' },
    ]);
    expect((await approver.browser.get()).text).not.toContain('Publications that wait');
  });

  test('neither the author, nor a manager, nor another brand approves a publication', async () => {
    const manager = await colleague('brand manager', 'brand approver');
    const { number, request: id } = await request(manager);
    for (const person of [
      manager,
      await colleague('brand manager'),
      await colleague('brand approver of aurora'),
      await colleague('administrator', 'auditor'),
    ]) {
      const reply = await person.browser.post('/staff/approve', { request: id, reason: 'Why.' });
      expect(reply.status).toBe(403);
      expect(alertOf(reply)).not.toBe('');
    }
    expect(await servedNumber(manager)).not.toBe(number);
  });

  test('two concurrent approvals publish the version once', async () => {
    const manager = await colleague('brand manager');
    const approvers = [await colleague('brand approver'), await colleague('brand approver')];
    const { number, request: id } = await request(manager);
    const replies = await Promise.all(
      approvers.map(({ browser }) =>
        browser.post('/staff/approve', { request: id, reason: 'Yes.' }),
      ),
    );
    expect(replies.filter(({ status }) => status === 303)).toHaveLength(1);
    const { body } = await get(manager, '/ember/history');
    const published = body.data.publications.filter(
      (publication: { number: number }) => publication.number === number,
    );
    expect(published).toHaveLength(1);
  });

  test('a declined or withdrawn publication can no longer be approved', async () => {
    const manager = await colleague('brand manager');
    const approver = await colleague('brand approver');
    for (const person of [manager, approver]) {
      const { request: id } = await request(manager);
      const declined = await person.browser.post('/staff/decline', { request: id, reason: 'No.' });
      expect(declined.status).toBe(303);
      const late = await approver.browser.post('/staff/approve', { request: id, reason: 'Yes.' });
      expect(late.status).toBe(403);
    }
  });

  test('approval is impossible after a day, or once the author has lost the role', async () => {
    const approver = await colleague('brand approver');
    const left = await colleague('brand manager');
    const first = await request(left);
    await db.query(sql`delete from staff_grant where account_id = ${left.account}`);
    const slow = await colleague('brand manager');
    const second = await request(slow);
    await db.query(sql`
      update staff_request set requested_at = clock_timestamp() - interval '25 hours'
      where id = ${second.request}`);
    for (const { request: id } of [first, second]) {
      const reply = await approver.browser.post('/staff/approve', { request: id, reason: 'Yes.' });
      expect(reply.status).toBe(403);
    }
    expect(await servedNumber(slow)).not.toBe(second.number);
  });

  test('a faulty version is refused before anyone approves it', async () => {
    const manager = await colleague('brand manager');
    const reply = await post(manager, '/ember/publications', { number: 999 });
    expect(reply.status).toBe(404);
  });

  test('one person rolls back', async () => {
    const manager = await colleague('brand manager');
    const approver = await colleague('brand approver');
    const { request: id } = await request(manager);
    await approver.browser.post('/staff/approve', { request: id, reason: 'Yes.' });
    const before = await servedNumber(manager);
    expect((await post(approver, '/ember/rollback', { note: 'Too pale.' })).status).toBe(200);
    expect(await servedNumber(manager)).not.toBe(before);
    expect(await newestAudit(1)).toMatchObject([
      { actor: approver.name, action: 'brand.rollback', reason: 'Too pale.' },
    ]);
  });

  test('a program can draft with its token until its account ends, but cannot approve', async () => {
    const administrator = await staff.person('Ada', 'administrator');
    const printed = await administrator.run(
      ['invite', 'Build', 'build@test.localhost', 'brand manager', 'CI.'],
      { service: true, until: '2099-12-31', brand: 'ember' },
    );
    expect(printed).toContain('npm run staff -- token "Build"');
    const token = (await administrator.run(['token', 'Build', 'CI.'])).split('\n').at(-1) ?? '';
    expect((await post({ token }, '/ember/drafts', draftBody())).status).toBe(200);
    expect((await get({ token }, '/aurora/history')).status).toBe(403);
    const renewed =
      (await administrator.run(['token', 'Build', 'Leaked.'])).split('\n').at(-1) ?? '';
    expect((await get({ token }, '/ember/history')).status).toBe(401);
    await db.query(sql`
      update staff_account set expires_at = clock_timestamp() - interval '1 minute'
      where name = 'Build'`);
    expect((await get({ token: renewed }, '/ember/history')).status).toBe(401);
    await expect(administrator.run(['token', 'Ada', 'Why.'])).rejects.toThrow('no active program');
  });

  test('no server login can write pending publications', async () => {
    const manager = await colleague('brand manager');
    await expect(
      database.as('app').query(sql`
        select perform_brand_action(${manager.account}, 'brand.publish', 'ember', '{}', '', '')`),
    ).rejects.toThrow('Another person has to approve');
    await expect(
      database.as('app').query(sql`
        select perform_brand_action(${manager.account}, 'staff.manage', 'ember', '{}', '', '')`),
    ).rejects.toThrow('has no role with the permission');
  });
});
