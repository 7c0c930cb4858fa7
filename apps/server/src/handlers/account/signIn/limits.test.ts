import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { passwordMatches } from '../../../account/passwords';
import { testApp, type TestApp } from '../../../testing/app';
import { guardedMember, TXN_PASSWORD } from '../../../testing/guardedMember';
import { until } from '../../../testing/serverProcess';
import { useServers } from '../../../testing/suite';
import { newMember, Wire, type WireReply } from '../../../testing/wire';

const suite = useServers();
/**
 * Server behind a proxy, so that tests can use any address. Allows 2 sign-ups, resets and tickets
 * per hour.
 */
let app: TestApp;
let other: TestApp;

beforeAll(async () => {
  const settings = { TRUSTED_PROXIES: 1, FORM_RATE: 2 };
  app = await testApp(suite.database.db, settings);
  other = await testApp(suite.database.db, settings);
});
afterAll(async () => {
  await app.close();
  await other.close();
});

interface From {
  address: string;
  cookie?: string;
  token?: string;
  at?: TestApp;
}

const send = (path: string, body: object, { address, cookie, token, at = app }: From) =>
  new Wire(at.origin).send(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'X-Forwarded-For': address,
      ...(cookie !== undefined && { Cookie: cookie }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
  });

const cookieOf = ({ headers }: WireReply) => headers.get('set-cookie')?.split(';')[0] ?? '';
const signIn = (code: string, password: string, from: From) =>
  send('/api/auth/login', { code, password }, from);
const WRONG = 'Wrong-Horse-1';

const lock = (user: { id: string }) =>
  suite.database.db.query(sql`
    insert into attempt (subject, failures, last_at, locked_until)
    values (${`sign-in:${user.id}`}, 100, clock_timestamp(), clock_timestamp() + interval '1 hour')`);

describe('(C12) known devices', () => {
  it('(C12) wrong passwords from other devices do not delay a known device', async () => {
    const { registration, user } = await suite.wire.signUp();
    const { email, password } = registration;
    const home = await signIn(email, password, { address: '203.0.113.1' });
    expect(home.headers.get('set-cookie')).toMatch(
      /^device=[\w-]{43}; .*Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
    );
    await lock(user);
    const outsider = await signIn(email, password, { address: '203.0.113.2' });
    expect(outsider).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
    expect(Number(outsider.headers.get('retry-after'))).toBeGreaterThan(60);
    const known = await signIn(email, password, {
      address: '203.0.113.3',
      cookie: cookieOf(home),
      at: other,
    });
    expect(known.status).toBe(200);
  });

  it('(C12) guesses from a known device delay only that device', async () => {
    const { registration } = await suite.wire.signUp();
    const { email, password } = registration;
    const cookie = cookieOf(await signIn(email, password, { address: '203.0.113.4' }));
    const from = { address: '203.0.113.4', cookie };
    for (let failure = 0; failure < 10; failure += 1) {
      expect((await signIn(email, WRONG, from)).status).toBe(401);
    }
    expect((await signIn(email, password, from)).status).toBe(429);
    expect((await signIn(email, password, { address: '203.0.113.5' })).status).toBe(200);
  });

  it('(C12) a device cookie that another member planted does not make a browser known', async () => {
    const [mine, victim] = [await suite.wire.signUp(), await suite.wire.signUp()];
    const { email, password } = mine.registration;
    const planted = cookieOf(await signIn(email, password, { address: '203.0.113.6' }));
    const from = { address: '203.0.113.7', cookie: planted };
    const victimIn = () => signIn(victim.registration.email, victim.registration.password, from);
    // The sign-in replaces the planted cookie.
    expect(cookieOf(await victimIn())).not.toBe(planted);
    await lock(victim.user);
    expect((await victimIn()).status).toBe(429);
  });

  it('(C12) a password reset makes its browser known and forgets all other browsers', async () => {
    const { registration, user } = await suite.wire.signUp();
    const { email, password } = registration;
    const old = cookieOf(await signIn(email, password, { address: '203.0.113.8' }));
    await suite.wire.post('/api/auth/forgotPassword', { email });
    await suite.app.settled();
    const mail = suite.app.mails.find(
      ({ to, subject }) => to === email && /password/.test(subject),
    );
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const fresh = { new_password: 'Fresh-Horse-3', confirm_new_password: 'Fresh-Horse-3' };
    const from = { address: '203.0.113.9' };
    const reset = await send('/api/auth/resetPassword', { token, ...fresh }, from);
    expect(reset.status).toBe(200);
    await lock(user);
    const known = { ...from, cookie: cookieOf(reset) };
    expect((await signIn(email, 'Fresh-Horse-3', { ...from, cookie: old })).status).toBe(429);
    expect((await signIn(email, 'Fresh-Horse-3', known)).status).toBe(200);
  });
});

describe('(C12) limits per network, shared by all servers', () => {
  it('(C12) limits sign-ups', async () => {
    const from = { address: '198.51.100.1' };
    const signUp = (at: TestApp) => send('/api/auth/signup', newMember(), { ...from, at });
    const statuses = [];
    for (const at of [app, other, app]) statuses.push((await signUp(at)).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await send('/api/auth/signup', newMember(), { address: '198.51.100.2' })).status).toBe(
      200,
    );
    // After half an hour, half of the quota is available again.
    await suite.database.db.query(sql`
      update quota set full_at = full_at - interval '31 minutes'
      where subject = 'sign-up-from:198.51.100.1'`);
    expect([(await signUp(other)).status, (await signUp(app)).status]).toEqual([200, 429]);
  });

  it('(C12) limits password resets, and checks their tokens before hashing', async () => {
    const from = { address: '198.51.100.3' };
    const fresh = { new_password: 'Fresh-Horse-3', confirm_new_password: 'Fresh-Horse-3' };
    const reset = (at: TestApp) =>
      send('/api/auth/resetPassword', { token: 'a'.repeat(43), ...fresh }, { ...from, at });
    const mail = await send('/api/auth/forgotPassword', { email: 'unknown@example.com' }, from);
    expect([mail.status, (await reset(other)).status]).toEqual([200, 410]);
    expect((await reset(app)).status).toBe(429);
    await app.settled();
  });

  it('(C12) limits tickets per network and per member', async () => {
    const { token } = await suite.wire.signUp();
    const ticket = {
      name: 'Al',
      email: 'al@example.com',
      requestmessage: 'Hi',
      selectedLevel: 'bug',
    };
    const open = (address: string, at = app) =>
      send('/api/support/createticket', ticket, { address, token, at });
    expect([
      (await open('198.51.100.4')).status,
      (await open('198.51.100.5', other)).status,
      (await open('198.51.100.6')).status,
    ]).toEqual([200, 200, 429]);
  });

  it('(C12) limits requests to /readyz', async () => {
    const still = await testApp(suite.database.db, { TRUSTED_PROXIES: 1 });
    still.stopClock();
    const ready = (address: string) =>
      new Wire(still.origin).send('/readyz', { headers: { 'X-Forwarded-For': address } });
    const replies = await Promise.all(Array.from({ length: 200 }, () => ready('198.51.100.7')));
    expect(replies.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('1');
    expect((await ready('198.51.100.8')).status).toBe(200);
    await still.close();
  });
});

/** Occupies slots of the queue, each for a different caller, until they are released. */
function crowd() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const places: Promise<unknown>[] = [];
  const hold = () => released;
  const take = (first = hold) => {
    const place = passwordMatches(undefined, WRONG, `other-${places.length}`, first);
    places.push(place.catch(() => undefined));
  };
  onTestFinished(async () => {
    release();
    await Promise.all(places);
  });
  return { take, hold, release: () => release() };
}

it('(C12) refuses a flood of passwords with Retry-After, and still serves other callers', async () => {
  const { registration } = await suite.wire.signUp();
  // Hashes do not finish until a job is refused, however slowly the jobs arrive.
  const { take, release } = crowd();
  take();
  take();
  const flood = Array.from({ length: 120 }, async (_, index) => {
    const reply = await signIn(`unknown-${index}@example.com`, WRONG, { address: '192.0.2.1' });
    if (reply.status !== 401) release();
    return reply;
  });
  const mine = await signIn(registration.email, registration.password, { address: '192.0.2.2' });
  expect(mine.status).toBe(200);
  const replies = await Promise.all(flood);
  const refused = replies.filter(({ status }) => status !== 401);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status } of refused) expect(status).toBe(429);
  expect(refused[0]).toMatchObject({ body: { code: 'TOO_BUSY' } });
  expect(refused[0]?.headers.get('retry-after')).toBe('2');
  // Requests that the queue refused do not count as attempts.
  const attempts = await suite.database.db.query(sql`
    select 1 from attempt where subject like 'sign-in-from:192.0.2.1:%'`);
  expect(attempts).toHaveLength(replies.length - refused.length);
});

describe('(C12) passwords of a signed-in member while the hash queue is full', () => {
  const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  const NEXT = 'Third-Horse-3';
  const nextTxn = { currentTxnPassword: TXN_PASSWORD, txnPassword: NEXT, reTxnPassword: NEXT };
  const attemptsOf = (member: bigint) =>
    suite.database.db.query(sql`
      select subject, failures from attempt
      where subject in (${`password:${member}`}, ${`txn-password:${member}`})`);

  it('(C12) a password that is refused unchecked does not count as an attempt', async () => {
    const { token, id, password } = await guardedMember(suite.wire, ADDRESS);
    const next = { new_password: NEXT, confirm_new_password: NEXT };
    const calls: [string, object][] = [
      ['user/changePassword', { current_password: password, ...next }],
      ['twofactor/recoverycodes', { authotp: '000000', password }],
      ['user/changeTxnPassword', nextTxn],
      ['user/updateWallet', { wallet_address: ADDRESS, txnPassword: TXN_PASSWORD }],
    ];
    const { take } = crowd();
    for (let place = 0; place < 66; place += 1) take();
    for (let time = 0; time < 6; time += 1) {
      for (const [path, body] of calls) {
        const refused = await suite.wire.post(`/api/${path}`, body, { token });
        expect(refused, path).toMatchObject({ status: 503, body: { code: 'TOO_BUSY' } });
      }
    }
    expect(await attemptsOf(id)).toEqual([]);
  });

  it('(C12) a refused new password does not count as a failure', async () => {
    const { token, id } = await guardedMember(suite.wire, ADDRESS);
    const subject = `txn-password:${id}`;
    await suite.database.db.query(sql`
      insert into attempt (subject, failures, last_at) values (${subject}, 1, clock_timestamp())`);
    const { take, hold } = crowd();
    const { asked } = await suite.database.db.transaction(async (tx) => {
      await tx.query(sql`select from attempt where subject = ${subject} for update`);
      const asked = suite.wire.post('/api/user/changeTxnPassword', nextTxn, { token });
      // The request claims its attempt once it has a slot.
      await until(async () => {
        const waiting = await suite.database.db.query(sql`
          select pid from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'
            and query like '%insert into attempt %'`);
        return waiting.length > 0 || undefined;
      });
      take();
      // Takes the slot of the request, so that all slots are occupied again.
      take(() => {
        take();
        return hold();
      });
      for (let place = 0; place < 63; place += 1) take();
      return { asked };
    });
    expect(await asked).toMatchObject({ status: 503, body: { code: 'TOO_BUSY' } });
    expect(await attemptsOf(id)).toEqual([]);
  });
});
