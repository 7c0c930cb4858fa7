import { randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../testing/app';
import { until } from '../../../testing/serverProcess';
import { useServers } from '../../../testing/suite';
import { newMember, Wire } from '../../../testing/wire';

const NOT_LOGGED_IN = {
  status: 'error',
  message: 'You are not logged in! Please log in to get access.',
};

const suite = useServers();

const unlock = () =>
  suite.database.db.query(sql`update attempt set locked_until = clock_timestamp()`);

describe('[API-05] POST /api/auth/signup', () => {
  test('[API-47] registers a member with a unique code, and signs the member in', async () => {
    const { reply, token, user } = await suite.wire.signUp();
    expect(reply).toMatchObject({
      status: 'success',
      message: 'Registered successfully',
      resultmessage: expect.stringContaining(user.code) as unknown,
      data: {
        user: { id: expect.stringMatching(/^\d+$/), code: expect.stringMatching(/^\w{8}$/) },
      },
    });
    const balances = await suite.wire.get('/api/user/userbalances', { token });
    expect(balances.body.data.ActivateWallet).toBe('1000');
  });

  test('accepts a missing invite_code, and makes the owner of a known code the sponsor', async () => {
    const { user: sponsor } = await suite.wire.signUp();
    const { reply, user } = await suite.wire.signUp({ invite_code: sponsor.code.toLowerCase() });
    expect(reply.status).toBe('success');
    expect((await suite.wire.signUp({ invite_code: undefined })).reply.status).toBe('success');
    const rows = await suite.database.db.query(
      sql`select sponsor_id from member where id = ${BigInt(user.id)}`,
    );
    expect(rows).toEqual([{ sponsor_id: BigInt(sponsor.id) }]);
  });

  test('refuses an unknown sponsor code and adds no member', async () => {
    const registration = { ...newMember(), invite_code: 'UNKNOWN' };
    const refused = await suite.wire.post('/api/auth/signup', registration);
    expect(refused).toMatchObject({
      status: 409,
      body: { status: 'error', message: expect.stringContaining('sponsor code') },
    });
    expect((await suite.wire.signUp({ email: registration.email })).reply.status).toBe('success');
  });

  test('registers an address once, regardless of case, even for concurrent requests', async () => {
    const registration = newMember();
    const replies = await Promise.all(
      [registration.email, registration.email.toUpperCase(), registration.email].map((email) =>
        suite.wire.post('/api/auth/signup', { ...registration, email }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test.each([
    [{ password: 'short', confirm_password: 'short' }, 'Use at least 8 characters'],
    [{ confirm_password: 'Another-Horse-1' }, 'do not match'],
    [{ email: 'unknown' }, 'This contains invalid email characters'],
    [{ name: 7 }, 'name: expected string'],
    [{ phone: undefined }, 'phone is missing'],
  ])('refuses %o with the reason', async (change, reason) => {
    const refused = await suite.wire.post('/api/auth/signup', { ...newMember(), ...change });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      status: 'error',
      message: expect.stringContaining(reason),
    });
  });

  test('refuses with a code and arguments, from which clients compose their text', async () => {
    const refused = await suite.wire.post('/api/auth/signup', {
      ...newMember(),
      name: 'Winner! Claim 5000 USDT at http://evil.example',
    });
    expect(refused.body).toEqual({
      status: 'error',
      message: 'Use 2 to 40 letters. Spaces, apostrophes, hyphens and full stops are allowed.',
      code: 'invalidName',
      params: { shortest: 2, longest: 40 },
    });
  });
});

describe('[API-04] POST /api/auth/login', () => {
  test('[AUTH-03] accepts an email address or user name in any case, and returns status, token, user and message', async () => {
    const { registration, user } = await suite.wire.signUp();
    for (const code of [registration.email.toUpperCase(), user.code, user.code.toLowerCase()]) {
      const { body } = await suite.wire.post('/api/auth/login', {
        code,
        password: registration.password,
      });
      expect(body).toMatchObject({ status: 'success', message: expect.any(String), user });
      expect((await suite.wire.get('/api/user/profile', { token: body.token })).status).toBe(200);
    }
  });

  test('[AUTH-04] responds identically to a wrong password and an unknown name', async () => {
    const { registration } = await suite.wire.signUp();
    const wrong = await suite.wire.post('/api/auth/login', {
      code: registration.email,
      password: 'Wrong-Horse-1',
    });
    const unknown = await suite.wire.post('/api/auth/login', {
      code: 'unknown@example.com',
      password: 'Wrong-Horse-1',
    });
    expect(wrong).toMatchObject({ status: 401, body: { status: 'error' } });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  test('slows down guesses after ten failures, only for the guessed name', async () => {
    const { registration } = await suite.wire.signUp();
    const attempt = (password: string) =>
      suite.wire.post('/api/auth/login', { code: registration.email, password });
    for (let failure = 0; failure < 10; failure += 1) {
      expect((await attempt('Wrong-Horse-1')).status).toBe(401);
    }
    const locked = await attempt(registration.password);
    expect(locked).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
    const other = await suite.wire.signUp();
    const login = { code: other.registration.email, password: other.registration.password };
    expect((await suite.wire.post('/api/auth/login', login)).status).toBe(200);
    await unlock();
    expect((await attempt(registration.password)).status).toBe(200);
    expect((await attempt('Wrong-Horse-1')).status).toBe(401);
  });

  test('counts the guesses for all spellings of a name together', async () => {
    // The upper case of `ſ` is S.
    const spellings = ['SSSSSSSS', 'ssssssss', 'ſſſſſſſſ', 'sſSsſSsſ', 'ſsſsſsſs'];
    const attempt = (failure: number) =>
      suite.wire.post('/api/auth/login', {
        code: spellings[failure % spellings.length],
        password: 'Wrong-Horse-1',
      });
    for (let failure = 0; failure < 10; failure += 1) {
      expect((await attempt(failure)).status).toBe(401);
    }
    for (const failure of spellings.keys()) expect((await attempt(failure)).status).toBe(429);
  });

  test.each([
    ['no proxy is trusted', 0, (next: string) => next],
    ['the proxy appends the real address', 1, (next: string) => `${next}, 203.0.113.9`],
    ['there are fewer entries than proxies', 2, (next: string) => next],
  ])('ignores forged X-Forwarded-For entries if %s', async (_, proxies, headerOf) => {
    const app = await testApp(suite.database.db, { TRUSTED_PROXIES: proxies });
    const wire = new Wire(app.origin);
    const attempt = (count: number) =>
      wire.send('/api/auth/login', {
        method: 'POST',
        body: JSON.stringify({ code: `PROXY${proxies}XX`, password: 'Wrong-Horse-1' }),
        headers: { 'X-Forwarded-For': headerOf(`198.51.100.${count}`) },
      });
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) statuses.push((await attempt(count)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    await app.close();
  });

  test('limits guesses across both names of a member and all networks', async () => {
    const proxied = await testApp(suite.database.db, { TRUSTED_PROXIES: 1 });
    const { registration, user } = await suite.wire.signUp();
    const attempt = (code: string, password: string, address: string) =>
      new Wire(proxied.origin).send('/api/auth/login', {
        method: 'POST',
        body: JSON.stringify({ code, password }),
        headers: { 'X-Forwarded-For': address },
      });
    expect((await attempt(registration.email, 'Wrong-Horse-1', '203.0.113.1')).status).toBe(401);
    await suite.database.db.query(sql`update attempt set failures = 99`);
    expect((await attempt(user.code, 'Wrong-Horse-1', '203.0.113.2')).status).toBe(401);
    const right = await attempt(registration.email, registration.password, '203.0.113.3');
    expect(right).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
    await suite.database.db.query(sql`delete from attempt`);
    await proxied.close();
  });
});

describe('[API-06] GET /api/auth/logout', () => {
  test('[AUTH-05] ends only this session, immediately', async () => {
    const { registration, token } = await suite.wire.signUp();
    const login = { code: registration.email, password: registration.password };
    const elsewhere = await suite.wire.post('/api/auth/login', login);
    expect((await suite.wire.get('/api/auth/logout', { token })).body).toEqual({
      status: 'success',
      message: 'Success',
    });
    const after = await suite.wire.get('/api/user/userbalances', { token });
    expect(after).toMatchObject({ status: 401, body: NOT_LOGGED_IN });
    const other = await suite.wire.get('/api/user/userbalances', { token: elsewhere.body.token });
    expect(other.status).toBe(200);
  });

  test('takes effect on other servers immediately, as does disabling a member', async () => {
    const elsewhere = await testApp(suite.database.db);
    const there = new Wire(elsewhere.origin);
    const [leaving, disabled] = [await suite.wire.signUp(), await suite.wire.signUp()];
    const statusOf = async ({ token }: { token: string }) =>
      (await there.get('/api/user/profile', { token })).status;
    expect([await statusOf(leaving), await statusOf(disabled)]).toEqual([200, 200]);
    // Sets the clock back, so that cached sessions do not expire.
    elsewhere.advance(-3_600_000);
    await suite.wire.get('/api/auth/logout', { token: leaving.token });
    await suite.database.db.query(sql`
      update member set disabled = true where id = ${BigInt(disabled.user.id)}`);
    await until(async () => ((await statusOf(leaving)) === 401 ? true : undefined));
    await until(async () => ((await statusOf(disabled)) === 403 ? true : undefined));
    await elsewhere.close();
  });
});

describe('[AUTH-07] error messages that end a session', () => {
  test.each([
    ['without a token', {}],
    ['with an empty token', { token: '' }],
    ['with a forged token', { token: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.' }],
  ])('are returned for a request %s', async (_, options) => {
    const reply = await suite.wire.get('/api/user/userbalances', options);
    expect(reply).toMatchObject({ status: 401, body: NOT_LOGGED_IN });
  });

  test('are returned for a request with an expired token', async () => {
    const { token } = await suite.wire.signUp();
    suite.app.advance(3_600_000);
    const reply = await suite.wire.get('/api/user/userbalances', { token });
    suite.app.advance(-3_600_000);
    expect(reply).toMatchObject({ status: 401, body: { status: 'error', message: 'jwt expired' } });
  });
});

describe('the member’s own data', () => {
  test('[API-07] GET /api/user/profile', async () => {
    const { registration, token, user } = await suite.wire.signUp();
    const { body } = await suite.wire.get('/api/user/profile', { token });
    expect(body).toMatchObject({
      status: 'success',
      data: {
        ID: user.id,
        code: user.code,
        name: registration.name,
        email: registration.email,
        mobile: '+919876543210',
        selfpackage: '0',
        walletaddress: '',
      },
    });
  });

  test('[API-08] GET /api/user/userbalances returns decimal strings', async () => {
    const { token } = await suite.wire.signUp();
    const { body } = await suite.wire.get('/api/user/userbalances', { token });
    expect(body).toEqual({
      status: 'success',
      message: 'Success',
      data: { disable: 0, ActivateWallet: '1000', STAKINGEWALLET: '0' },
    });
  });

  test('[AUTH-08] GET /api/user/userbalances reports a disabled member', async () => {
    const { token, user } = await suite.wire.signUp();
    await suite.database.db.query(
      sql`update member set disabled = true where id = ${BigInt(user.id)}`,
    );
    const { body } = await suite.wire.get('/api/user/userbalances', { token });
    expect(body.data.disable).toBe(1);
  });
});

test('an address belongs to one member, regardless of its spelling', async () => {
  const { wire } = suite;
  const name = `${randomBytes(6).toString('hex')}k`;
  const { registration } = await wire.signUp({ email: `${name}@example.com` });
  const { password } = registration;
  // Fullwidth letters, and the kelvin sign.
  const lookalikes = [
    `${name}@\uff45xample.com`,
    `${name.replace('k', '\u212a')}@example.com`,
    `${name}@EXAMPLE.com`,
  ];
  for (const email of lookalikes) {
    expect((await wire.signUp({ email })).reply.code).toBe('EMAIL_TAKEN');
    expect((await wire.post('/api/auth/login', { code: email, password })).status).toBe(200);
  }
  const bracketed = await wire.signUp({ email: `<${name}@example.com>` });
  expect(bracketed.reply).toMatchObject({ status: 'error', code: 'invalidEmail' });
});
