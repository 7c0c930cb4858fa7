import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { SETTINGS } from '../config/config';
import { testApp } from '../testing/app';
import { useServers } from '../testing/suite';
import { Wire, type WireReply } from '../testing/wire';

const suite = useServers();

const statuses = (replies: readonly WireReply[]) => replies.map(({ status }) => status);
const many = (count: number, ask: () => Promise<WireReply>) =>
  Promise.all(Array.from({ length: count }, ask));

const readProxies = (text: string) => ({ PROXY_ADDRESSES: SETTINGS.PROXY_ADDRESSES.read(text) });

describe('the rate limiter', () => {
  test('limits the calls of an address, with or without a session', async () => {
    const app = await testApp(suite.database.db, { ADDRESS_RATE: 1 });
    app.stopClock();
    const wire = new Wire(app.origin);
    const replies = await many(60, () => wire.get('/api/user/profile'));
    expect(statuses(replies)).toContain(401);
    const refused = replies.find(({ status }) => status === 429);
    expect(refused?.body).toEqual({
      status: 'error',
      message: 'Too many requests. Please wait a moment and try again.',
      code: 'TOO_MANY_REQUESTS',
    });
    expect(refused?.headers.get('retry-after')).toBe('1');
    // Health checks are exempt from the rate limit.
    expect((await wire.get('/healthz')).status).toBe(200);
    app.advance(10_000);
    expect((await wire.get('/api/user/profile')).status).toBe(401);
    await app.close();
  });

  test('refuses requests that bypass the proxies, and logs the problem once', async () => {
    const behind = { TRUSTED_PROXIES: 1, ...readProxies('10.0.0.0/8, 2001:db8::/32') };
    const app = await testApp(suite.database.db, behind);
    const wire = new Wire(app.origin);
    const ask = (path: string) =>
      wire.send(path, { headers: { 'X-Forwarded-For': '10.0.0.1', Authorization: 'Bearer x' } });
    for (const path of ['/api/user/profile', '/', '/readyz', '/metrics', '/docs']) {
      expect(await ask(path), path).toMatchObject({ status: 403, body: { code: 'NOT_A_PROXY' } });
    }
    expect((await ask('/healthz')).status).toBe(200);
    expect(app.warnings).toEqual([
      'Requests from 127.0.0.1 are refused: TRUSTED_PROXIES is 1, and this is not the address of a proxy. ' +
        'Let only the proxy reach the server, or add the address of the proxy to PROXY_ADDRESSES.',
    ]);
    await app.close();
  });

  test('accepts any address without proxies', async () => {
    const app = await testApp(suite.database.db, readProxies('10.0.0.0/8'));
    expect((await new Wire(app.origin).get('/api/user/profile')).status).toBe(401);
    expect(app.warnings).toEqual([]);
    await app.close();
  });

  test('counts IPv4 addresses separately if a proxy writes them as IPv6', async () => {
    const app = await testApp(suite.database.db, { ADDRESS_RATE: 1, TRUSTED_PROXIES: 1 });
    app.stopClock();
    const statusFrom = async (address: string) =>
      (await fetch(`${app.origin}/api/user/profile`, { headers: { 'X-Forwarded-For': address } }))
        .status;
    const asked = Array.from({ length: 60 }, () => statusFrom('::ffff:203.0.113.7'));
    expect(await Promise.all(asked)).toContain(429);
    expect(await statusFrom('::ffff:203.0.113.8')).toBe(401);
    await app.close();
  });

  test.each([
    ['ports', '1.2.3.4:1000', '1.2.3.4:2000', '1.2.3.5:1000'],
    ['ports after IPv6 brackets', '[2001:db8::1]:443', '2001:db8::2', '[2001:db8:1::1]:443'],
    ['words in place of an address', 'unknown', '_hidden', '1.2.3.4'],
  ])('counts a caller once despite different %s', async (_, first, second, other) => {
    const app = await testApp(suite.database.db, { ADDRESS_RATE: 1, TRUSTED_PROXIES: 1 });
    app.stopClock();
    const statusFrom = async (address: string) =>
      (await fetch(`${app.origin}/api/user/profile`, { headers: { 'X-Forwarded-For': address } }))
        .status;
    const half = (address: string) => Array.from({ length: 6 }, () => statusFrom(address));
    expect(await Promise.all([...half(first), ...half(second)])).toContain(429);
    expect(await statusFrom(other)).toBe(401);
    await app.close();
  });

  test('limits the calls of a member across all browsers', async () => {
    const app = await testApp(suite.database.db, { MEMBER_RATE: 1 });
    app.stopClock();
    const wire = new Wire(app.origin);
    const { token } = await wire.signUp();
    const other = await wire.signUp();
    const replies = await many(60, () => wire.get('/api/user/profile', { token }));
    expect(new Set(statuses(replies))).toEqual(new Set([200, 429]));
    expect((await wire.get('/api/user/profile', { token: other.token })).status).toBe(200);
    await app.close();
  });
});

describe('the handling of request ids', () => {
  const idOf = async (sent?: string) => {
    const headers = sent === undefined ? {} : { 'X-Request-Id': sent };
    return (await fetch(`${suite.app.origin}/healthz`, { headers })).headers.get('x-request-id');
  };

  test('keeps the id of a request, and generates a missing id', async () => {
    expect(await idOf('a-request-of-the-proxy')).toBe('a-request-of-the-proxy');
    const [first, second] = [await idOf(), await idOf()];
    expect(first).toMatch(/^[\w-]{20,}$/);
    expect(second).not.toBe(first);
  });

  test.each(['x'.repeat(65), 'a b', '{"evil":1}'])('replaces an invalid id: %s', async (sent) => {
    expect(await idOf(sent)).not.toBe(sent);
  });
});

describe('pages of another host', () => {
  const ask = (origin: string, method = 'GET') =>
    fetch(`${suite.app.origin}/api/user/profile`, {
      method,
      headers: { Origin: origin, 'Access-Control-Request-Method': 'GET' },
    });

  test('get no permission if no brand has their host', async () => {
    for (const origin of ['https://evil.example', 'https://aurora.example.evil.example', 'null']) {
      const reply = await ask(origin);
      expect(reply.headers.get('access-control-allow-origin')).toBeNull();
    }
    const preflight = await ask('https://evil.example', 'OPTIONS');
    expect(preflight.status).toBe(403);
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('get no permission if the brand’s API has another host', async () => {
    // No test brand uses 127.0.0.1 as its API.
    const reply = await ask('https://aurora.example', 'OPTIONS');
    expect(reply.status).toBe(403);
  });
});

test.each([
  ['with a stated length', 'Content-Length: 99', '{'],
  ['in chunks', 'Transfer-Encoding: chunked', '1\r\n{\r\n'],
])('a truncated body %s is not a server error', async (_, length, part) => {
  const { hostname, port } = new URL(suite.app.origin);
  const socket = connect(Number(port), hostname);
  socket.write(`POST /api/auth/login HTTP/1.1\r\nHost: x\r\n${length}\r\n\r\n${part}`);
  await delay(100);
  socket.destroy();
  // The suite also fails if the server logged an error.
  expect((await suite.wire.get('/healthz')).status).toBe(200);
  await delay(100);
  expect(suite.app.errors).toEqual([]);
});
