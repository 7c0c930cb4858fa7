import { createECDH } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TEST_VAPID } from '../../testing/app';
import { heldBy } from '../../testing/signals';
import { decrypt, FakePushService } from '../../../../../packages/testing/src/pushService';
import { PushAway, type PushOptions } from './push';
import { webPush } from './webPush';

const MESSAGE = { title: 'Wingo 1 Min', text: '7 was drawn', path: '/wingo1Minute' };
const HOW: PushOptions = { ttlSeconds: 3_600, urgent: false };

let service: FakePushService;
beforeEach(async () => void (service = await FakePushService.open()));
afterEach(() => service.close());

/** @param timeoutMs long by default, because other suites may keep the machine busy */
const open = (timeoutMs = 30_000) =>
  webPush({ ...TEST_VAPID, services: [service.origin], timeoutMs });

test('the fake browser decrypts the example of RFC 8291', () => {
  const keys = createECDH('prime256v1');
  keys.setPrivateKey('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url');
  const secret = Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url');
  const body =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS' +
    '6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu' +
    'lcy4a-fN';
  expect(decrypt(Buffer.from(body, 'base64url'), { keys, secret })).toBe(
    'When I grow up, I want to be a watermelon',
  );
});

test('encrypts a message for its browser and signs it as the server', async () => {
  const push = open();
  const { browser, ...target } = service.subscribe();
  const how = { ttlSeconds: 60, urgent: true, topic: 'outcome-1' };
  expect(await push.send(target, MESSAGE, how)).toBe('taken');
  const [pushed] = service.pushed;
  expect(pushed?.browser).toBe(browser);
  expect(pushed?.message).toEqual(MESSAGE);
  expect(pushed?.headers).toMatchObject({
    ttl: '60',
    urgency: 'high',
    topic: 'outcome-1',
    'content-encoding': 'aes128gcm',
  });
  expect(pushed?.key).toBe(push.publicKey);
  expect(pushed?.claims).toMatchObject({ aud: service.origin, sub: 'mailto:no-reply@localhost' });
});

test.each([
  [201, 'taken'],
  [404, 'gone'],
  [410, 'gone'],
  [302, 'refused'],
  [400, 'refused'],
  [403, 'refused'],
  [413, 'refused'],
] as const)('interprets status %i as: %s', async (status, end) => {
  service.answer = { status };
  expect(await open().send(service.subscribe(), MESSAGE, HOW)).toBe(end);
  expect(service.seen).toBe(1);
});

test.each([
  [429, 30, 30],
  [503, undefined, 0],
  [500, 1_000_000, 3_600],
])('allows a retry after a pause if the status is %i', async (status, retryAfter, restSeconds) => {
  service.answer = { status, ...(retryAfter !== undefined && { retryAfter }) };
  const failure = await open()
    .send(service.subscribe(), MESSAGE, HOW)
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PushAway);
  expect(failure).toMatchObject({ restSeconds });
});

test('gives up on an unresponsive service after the time-out, or at shutdown', async () => {
  service.answer = 'hang';
  const target = service.subscribe();
  await expect(open(100).send(target, MESSAGE, HOW)).rejects.toThrow(PushAway);
  const ending = AbortSignal.abort();
  await expect(open().send(target, MESSAGE, HOW, ending)).rejects.toThrow(PushAway);
});

test('sent messages leave no listeners on a long-lived signal', async () => {
  service.answer = { status: 201 };
  const { signal } = new AbortController();
  for (let n = 0; n < 20; n += 1) await open().send(service.subscribe(), MESSAGE, HOW, signal);
  expect(heldBy(signal)).toBe(0);
});

test('an error names the host of the service, but not the browser', async () => {
  service.answer = { status: 500 };
  const { browser, ...target } = service.subscribe();
  const message = await open().send(target, MESSAGE, HOW).catch(String);
  expect(message).toContain('127.0.0.1');
  expect(message).not.toContain(browser);
});

test('reports a subscription with invalid keys as ended', async () => {
  const target = { ...service.subscribe(), p256dh: `B${'A'.repeat(86)}` };
  expect(await open().send(target, MESSAGE, HOW)).toBe('gone');
  expect(service.seen).toBe(0);
});

test.each([
  ['a key without its leading zeros', { privateKey: Buffer.alloc(31, 1).toString('base64url') }],
  ['an invalid key', { privateKey: 'A'.repeat(43) }],
  ['a subject that is not an address', { subject: 'an operator' }],
])('%s is rejected at startup, not reported as an ended subscription', (_, wrong) => {
  expect(() => webPush({ ...TEST_VAPID, ...wrong, services: [] })).toThrow();
});

test('signs with a key that begins with zeros', async () => {
  const privateKey = Buffer.concat([Buffer.alloc(1), Buffer.alloc(31, 1)]).toString('base64url');
  const push = webPush({ ...TEST_VAPID, privateKey, services: [service.origin] });
  expect(await push.send(service.subscribe(), MESSAGE, HOW)).toBe('taken');
  expect(service.pushed[0]?.key).toBe(push.publicKey);
});

test('reports an invalid message as an error, not as an ended subscription', async () => {
  const sent = open().send(service.subscribe(), MESSAGE, { ...HOW, topic: 'no\nheader' });
  await expect(sent).rejects.toThrow();
});

const { serviceOf, send } = webPush({ ...TEST_VAPID, services: ['push.example.com'] });

test.each(['https://push.example.com/a', 'https://eu.push.example.com/b?c=d'])(
  'sends only to push services: accepts %s',
  (endpoint) => {
    expect(serviceOf(endpoint)).toBe('push.example.com');
  },
);

test.each([
  'http://push.example.com/a',
  'https://push.example.com:8443/a',
  'https://user@push.example.com/a',
  'https://:password@push.example.com/a',
  'https://push.example.com.evil.example/a',
  'https://evilpush.example.com/a',
  'https://push.example.com@169.254.169.254/a',
  'https://127.0.0.1/a',
  'https://[::1]/a',
  'https://10.0.0.1/a',
  'https://localhost/a',
  'file:///etc/passwd',
  'a browser',
])('sends only to push services: refuses %s', async (endpoint) => {
  expect(serviceOf(endpoint)).toBeUndefined();
  const { p256dh, auth } = service.subscribe();
  expect(await send({ endpoint, p256dh, auth }, MESSAGE, HOW)).toBe('gone');
});
