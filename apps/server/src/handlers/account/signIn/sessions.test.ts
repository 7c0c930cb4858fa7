import sql from 'sql-template-tag';
import { describe, expect, it, test } from 'vitest';
import { endIdleSessions } from '../../../account/sessionList';
import { testApp } from '../../../testing/app';
import { useServers } from '../../../testing/suite';
import type { Wire } from '../../../testing/wire';
import { newMember } from '../../../testing/wire';

const suite = useServers();

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0';

async function memberWithTwoBrowsers() {
  const { wire } = suite;
  const { registration, token, user } = await wire.signUp();
  const signedIn = await wire.send('/api/auth/login', {
    method: 'POST',
    headers: { 'User-Agent': FIREFOX },
    body: JSON.stringify({ code: user.code, password: registration.password }),
  });
  return { user, first: token, second: signedIn.body.token as string };
}

const list = async (token: string) =>
  (await suite.wire.get('/api/user/sessions', { token })).body.data;
const revoke = (token: string, id: string) =>
  suite.wire.post('/api/user/revokeSession', { id }, { token });

describe('[API-40] GET /api/user/sessions', () => {
  test('lists the browsers, most recently used first', async () => {
    const { second } = await memberWithTwoBrowsers();
    expect(await list(second)).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        browser: 'Firefox 127',
        platform: 'Windows',
        geo: '',
        ip_address: expect.stringContaining('127.0.0.1'),
        last_used: expect.stringMatching(/Z$/),
        current: true,
      },
      expect.objectContaining({ browser: 'Unknown', current: false }),
    ]);
  });

  test('records the last use to the minute', async () => {
    const { user, first, second } = await memberWithTwoBrowsers();
    await suite.database.db.query(sql`
      update session set last_used_at = last_used_at - interval '2 minutes'
      where member_id = ${BigInt(user.id)}`);
    const profile = (headers: Record<string, string> = {}) =>
      suite.there.send('/api/user/profile', {
        headers: { Authorization: `Bearer ${first}`, ...headers },
      });
    const rested = async () => {
      const other = (await list(second)).find(({ current }: { current: boolean }) => !current);
      return Date.now() - Date.parse(other.last_used);
    };
    await profile();
    expect(await rested()).toBeGreaterThan(60_000);
    await profile({ 'X-In-Use': '1' });
    expect(await rested()).toBeLessThan(60_000);
  });

  test('does not block requests while a session is being changed', async () => {
    const { user, first } = await memberWithTwoBrowsers();
    const member = BigInt(user.id);
    const aged = sql`
      update session set last_used_at = last_used_at - interval '2 minutes'
      where member_id = ${member}`;
    await suite.database.db.query(aged);
    await suite.database.db.transaction(async (tx) => {
      await tx.query(sql`select from session where member_id = ${member} for update`);
      const { status } = await suite.there.send('/api/user/profile', {
        headers: { Authorization: `Bearer ${first}`, 'X-In-Use': '1' },
      });
      expect(status).toBe(200);
    });
  });

  test('takes address and location only from trusted proxies', async () => {
    const behind = await testApp(suite.database.db, {
      TRUSTED_PROXIES: 1,
      GEO_HEADER: 'X-Country',
    });
    const signUp = async (origin: string) => {
      const reply = await fetch(`${origin}/api/auth/signup`, {
        method: 'POST',
        headers: { 'X-Forwarded-For': '6.6.6.6, 203.0.113.7', 'X-Country': 'IN' },
        body: JSON.stringify(newMember()),
      });
      const { token } = (await reply.json()) as { token: string };
      return (await list(token))[0];
    };
    expect(await signUp(behind.origin)).toMatchObject({ ip_address: '203.0.113.7', geo: 'IN' });
    const direct = await signUp(suite.app.origin);
    expect(direct).toMatchObject({ ip_address: expect.stringContaining('127.0.0.1'), geo: '' });
    await behind.close();
  });
});

describe('[API-40] POST /api/user/revokeSession', () => {
  test('ends that session and no other', async () => {
    const { first, second } = await memberWithTwoBrowsers();
    const [, other] = await list(second);
    expect((await revoke(second, other.id)).body.status).toBe('success');
    expect((await suite.wire.get('/api/user/profile', { token: first })).status).toBe(401);
    expect(await list(second)).toHaveLength(1);
    expect(await revoke(second, other.id)).toMatchObject({
      status: 404,
      body: { status: 'error', code: 'NO_SESSION' },
    });
  });

  test('a member cannot end the session of another member', async () => {
    const [mine, other] = [await suite.wire.signUp(), await suite.wire.signUp()];
    const [session] = await list(other.token);
    expect((await revoke(mine.token, session.id)).status).toBe(404);
    expect((await suite.wire.get('/api/user/profile', { token: other.token })).status).toBe(200);
  });
});

describe('[AUTH-08] a disabled member', () => {
  const disable = (id: string) =>
    suite.database.db.query(sql`update member set disabled = true where id = ${BigInt(id)}`);

  test('may only read the balances and sign out', async () => {
    const { wire, app } = suite;
    const { token, user } = await wire.signUp();
    expect((await wire.get('/api/user/profile', { token })).status).toBe(200);
    await disable(user.id);
    app.advance(5_000);
    const refused = {
      status: 403,
      body: {
        status: 'error',
        message: 'This account is disabled. Please contact support.',
        code: 'ACCOUNT_DISABLED',
      },
    };
    expect(await wire.get('/api/user/profile', { token })).toMatchObject(refused);
    const bet = { gametype: 1, betType: 'color', betValue: 'green', amount: '1' };
    expect(await wire.post('/api/game/placeBetnew', bet, { token })).toMatchObject(refused);
    const balances = await wire.get('/api/user/userbalances', { token });
    expect(balances.body).toMatchObject({ status: 'success', data: { disable: 1 } });
    expect((await wire.get('/api/auth/logout', { token })).body).toMatchObject({
      status: 'success',
    });
    app.advance(-5_000);
  });

  test('is reported at sign-in only to callers with the password', async () => {
    const { wire } = suite;
    const { registration, user } = await wire.signUp();
    await disable(user.id);
    const login = (password: string) =>
      wire.post('/api/auth/login', { code: registration.email, password });
    expect(await login(registration.password)).toMatchObject({
      status: 403,
      body: { code: 'ACCOUNT_DISABLED' },
    });
    expect((await login('Wrong-Horse-1')).body).toMatchObject({
      status: 'error',
      message: 'Incorrect email, username or password.',
    });
  });
});

describe('(C13) idle sessions', () => {
  const IN_USE = { 'X-In-Use': '1' };
  const BALANCES = '/api/user/userbalances';
  const PROFILE = '/api/user/profile';
  const GAME = { method: 'POST', body: JSON.stringify({ gametype: 1 }) };
  const ask = (wire: Wire, token: string, path: string, request: RequestInit = {}) =>
    wire.send(path, {
      ...request,
      headers: { Authorization: `Bearer ${token}`, ...(request.headers as Record<string, string>) },
    });

  /** Backdates the last use of the member's sessions, and expires the caches of both servers. */
  async function pass(user: { id: string }, minutes: number) {
    await suite.database.db.query(sql`
      update session set last_used_at = last_used_at - ${minutes} * interval '1 minute'
      where member_id = ${BigInt(user.id)}`);
    for (const app of [suite.app, suite.elsewhere]) app.advance(5_000);
  }

  it('(C13) background requests of a page do not keep a session alive, on any server', async () => {
    const { wire, there } = suite;
    const { token, user } = await wire.signUp();
    for (let hour = 0; hour < 11; hour += 1) {
      await pass(user, 60);
      expect((await ask(wire, token, BALANCES)).status).toBe(200);
      expect((await ask(there, token, '/api/game/gameinfonew', GAME)).status).not.toBe(401);
    }
    await pass(user, 61);
    for (const at of [wire, there]) {
      expect(await ask(at, token, BALANCES)).toMatchObject({
        status: 401,
        body: { message: 'You are not logged in! Please log in to get access.' },
      });
      expect((await ask(at, token, PROFILE, { headers: IN_USE })).status).toBe(401);
    }
  });

  it('(C13) a read or change by a person keeps the session alive on all servers', async () => {
    const { wire, there } = suite;
    const { token, user } = await wire.signUp();
    await pass(user, 700);
    expect((await ask(there, token, PROFILE, { headers: IN_USE })).status).toBe(200);
    await pass(user, 700);
    const send = { method: 'POST', body: '{}' };
    expect((await ask(wire, token, '/api/user/sendConfirmation', send)).status).toBe(200);
    await pass(user, 700);
    expect((await ask(there, token, BALANCES)).status).toBe(200);
  });

  it('(C13) appear as ended in the list and the security log', async () => {
    const { registration, token, user } = await suite.wire.signUp();
    await pass(user, 721);
    const login = { code: registration.email, password: registration.password };
    const { body } = await suite.wire.post('/api/auth/login', login);
    expect(await list(body.token)).toHaveLength(1);
    await endIdleSessions(suite.database.db, 720);
    expect((await suite.wire.get(PROFILE, { token })).status).toBe(401);
    const log = await suite.wire.get('/api/user/securityLog', { token: body.token });
    expect(log.body.data[0]).toMatchObject({ event: 'session-idle' });
  });

  it('(C13) a session ends at its maximum age, even if in use', async () => {
    const { token, user } = await suite.wire.signUp();
    await suite.database.db.query(sql`
      update session set expires_at = clock_timestamp() where member_id = ${BigInt(user.id)}`);
    suite.app.advance(5_000);
    expect((await ask(suite.wire, token, PROFILE, { headers: IN_USE })).status).toBe(401);
  });
});

describe('changing a password during other sign-ins', () => {
  const NEXT = 'Fresh-Horse-3';
  const ways = {
    'a change': async () => {
      const { registration, token } = await suite.wire.signUp();
      const change = {
        current_password: registration.password,
        new_password: NEXT,
        confirm_new_password: NEXT,
      };
      return {
        registration,
        token,
        change: () => suite.there.post('/api/user/changePassword', change, { token }),
      };
    },
    'a reset': async () => {
      const { registration } = await suite.wire.signUp();
      await suite.there.post('/api/auth/forgotPassword', { email: registration.email });
      await suite.elsewhere.settled();
      const mail = suite.elsewhere.mails.find(({ to }) => to === registration.email);
      const token = /[?&#]token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
      const reset = { token, new_password: NEXT, confirm_new_password: NEXT };
      return {
        registration,
        token: undefined,
        change: () => suite.there.post('/api/auth/resetPassword', reset),
      };
    },
  };

  test.each(['a change', 'a reset'] as const)(
    'leaves no session with the old password, after %s',
    async (way) => {
      const { registration, change, token } = await ways[way]();
      const { email: code, password } = registration;
      const signIn = () => suite.wire.post('/api/auth/login', { code, password });
      const signingIn = Array.from({ length: 20 }, signIn);
      const changed = await change();
      expect(changed.body).toMatchObject({ status: 'success' });
      const tokens = (await Promise.all(signingIn)).flatMap(({ body }) => body.token ?? []);
      const alive = await Promise.all(
        tokens.map((one: string) => suite.wire.get('/api/user/profile', { token: one })),
      );
      expect(alive.filter(({ status }) => status !== 401)).toEqual([]);
      const { length } = await suite.database.db.query(sql`
      select from session join member on member.id = member_id
      where email = ${code} and revoked_at is null`);
      // The session that changed the password continues.
      expect(length).toBe(token === undefined ? 0 : 1);
      expect((await suite.wire.post('/api/auth/login', { code, password: NEXT })).status).toBe(200);
    },
  );

  test('succeeds for only one of two concurrent requests', async () => {
    const { registration, token } = await suite.wire.signUp();
    const change = (next: string) => ({
      current_password: registration.password,
      new_password: next,
      confirm_new_password: next,
    });
    const answers = await Promise.all(
      ['Fresh-Horse-3', 'Fresh-Horse-4'].map((next) =>
        suite.there.post('/api/user/changePassword', change(next), { token }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});
