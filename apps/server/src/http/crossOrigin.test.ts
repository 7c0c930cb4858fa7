import type { Brand } from '@platform/tokens';
import { expect, test } from 'vitest';
import { answerJson, CALL_HEAD } from './answer';
import { checkAll } from './checks';
import { crossOrigin } from './crossOrigin';
import { createFrame } from './frame';

const brand = (id: string, host: string, api_url: string) =>
  ({ id, hosts: [host], websiteUrl: `https://www.${host}`, api_url }) as unknown as Brand;

const app = createFrame({ head: CALL_HEAD, onAnswer: () => undefined, log: () => undefined });
app.use(
  checkAll(
    crossOrigin([
      brand('one', 'one.example', 'https://api.one.example'),
      brand('two', 'two.example', ''),
    ]),
  ),
);
app.all('/api/call', (c) => answerJson(c, { status: 'success' }));

const ask = (origin: string, host: string, method: string) =>
  app.request(`https://${host}/api/call`, { method, headers: { Origin: origin } });

test.each([
  ['https://one.example', 'api.one.example'],
  ['https://www.one.example', 'api.one.example'],
  ['http://one.example:4000', 'api.one.example'],
  ['https://www.two.example', 'two.example'],
])('a page of %s may call %s', async (origin, host) => {
  const reply = await ask(origin, host, 'GET');
  expect(reply.headers.get('access-control-allow-origin')).toBe(origin);
  expect(reply.headers.get('access-control-allow-credentials')).toBe('true');
  expect(reply.headers.get('access-control-expose-headers')).toContain('X-Request-Id');
  expect(reply.headers.get('vary')).toBe('Origin');
  const preflight = await ask(origin, host, 'OPTIONS');
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
  expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, POST');
  expect(preflight.headers.get('access-control-allow-headers')).toMatch(
    /Authorization, Content-Type, Idempotency-Key, Last-Event-ID, X-CSRF-Token/,
  );
});

test.each([
  ['https://two.example', 'api.one.example'],
  ['https://one.example', 'two.example'],
  ['https://www.one.example:444', 'api.one.example'],
  ['https://evil.example', 'api.one.example'],
  ['https://one.example.evil.example', 'api.one.example'],
])('a page of %s may not call %s', async (origin, host) => {
  const reply = await ask(origin, host, 'GET');
  expect(reply.headers.get('access-control-allow-origin')).toBeNull();
  const preflight = await ask(origin, host, 'OPTIONS');
  expect(preflight.status).toBe(403);
  expect(await preflight.json()).toMatchObject({
    status: 'error',
    message: expect.stringContaining('may not call'),
  });
});

test.each([
  [undefined, 'api.one.example'],
  ['no address', 'api.one.example'],
  ['https://evil.example', 'api.one.example'],
  ['https://two.example', 'two.example'],
])('the response to %s at %s grants no access and varies by origin', async (origin, host) => {
  const headers = origin === undefined ? {} : { Origin: origin };
  const reply = await app.request(`https://${host}/api/call`, { headers });
  expect(reply.headers.get('access-control-allow-origin')).toBeNull();
  expect(reply.headers.get('vary')).toBe('Origin');
});

test('a page of the host itself needs no permission', async () => {
  const reply = await ask('https://two.example', 'two.example', 'POST');
  expect(reply.status).toBe(200);
  expect(reply.headers.get('access-control-allow-origin')).toBeNull();
});
