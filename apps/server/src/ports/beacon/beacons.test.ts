import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DRAND_QUICKNET, DRAND_QUICKNET_HASH, verifyBeacon } from '@platform/rules/fairness';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { drandBeacon } from './drand';
import { localBeaconOf } from './local';

/** Round with its signature, recorded from the League of Entropy. */
const ROUND = 1000;
const SIGNATURE =
  'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39';
const OF_ANOTHER =
  'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b';
const RANDOMNESS = 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd';

const recorded = { round: ROUND, randomness: RANDOMNESS, signature: SIGNATURE };

/** Responses of each drand server, by the first segment of its URL path. */
const ANSWERS: Readonly<Record<string, { status: number; body: string; to?: string }>> = {
  right: { status: 200, body: JSON.stringify(recorded) },
  'another-round': { status: 200, body: JSON.stringify({ ...recorded, round: 1001 }) },
  forged: { status: 200, body: JSON.stringify({ ...recorded, signature: OF_ANOTHER }) },
  'no-point': { status: 200, body: JSON.stringify({ ...recorded, signature: 'zz' }) },
  empty: { status: 200, body: 'null' },
  'no-json': { status: 200, body: '<html>' },
  broken: { status: 500, body: '' },
  early: { status: 404, body: '' },
  moved: { status: 302, body: '', to: 'right' },
};

let server: Server;
let base: string;
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, reply) => {
    const [, name = '', ...rest] = (request.url ?? '').split('/');
    asked.push(name);
    const { status, body, to } = ANSWERS[name] ?? { status: 404, body: '' };
    const right = rest.join('/') === `${DRAND_QUICKNET_HASH}/public/${ROUND}`;
    const headers = to === undefined ? {} : { location: `/${[to, ...rest].join('/')}` };
    reply.writeHead(right ? status : 400, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => void asked.splice(0));

function ask(...names: string[]) {
  const errors: string[] = [];
  const beacon = drandBeacon({
    urls: names.map((name) => (name.startsWith('http') ? name : `${base}/${name}`)),
    onError: ({ message }) => errors.push(message),
  });
  return beacon.signatureOf(ROUND).then((signature) => ({ signature, errors }));
}

describe('(A1) drand', () => {
  test('returns a verified signature', async () => {
    expect(await ask('right')).toEqual({ signature: SIGNATURE, errors: [] });
  });

  test.each([
    ['another-round', 'it answered round 1001'],
    ['forged', 'its signature is not valid'],
    ['no-point', 'not hexadecimal'],
    ['empty', 'it answered round undefined'],
    ['no-json', 'JSON'],
    ['broken', 'it answered 500'],
    ['moved', 'fetch failed'],
    ['http://127.0.0.1:9', 'fetch failed'],
  ])('rejects the response %s and asks the next server', async (name, why) => {
    const { signature, errors } = await ask(name, 'right');
    expect(signature).toBe(SIGNATURE);
    expect(errors).toEqual([expect.stringContaining(why)]);
    expect(await ask(name)).toMatchObject({ signature: undefined });
  });

  test('returns no signature, and no error, before the round is published', async () => {
    expect(await ask('early', 'early')).toEqual({ signature: undefined, errors: [] });
    expect(asked).toEqual(['early', 'early']);
  });
});

test('(A1) the local beacon signs each round in the scheme of drand, and not before its time', async () => {
  let now = 1_700_000_000_000;
  const { chain, signatureOf } = localBeaconOf('22'.repeat(32), { now: () => now });
  expect(await signatureOf(11)).toBeUndefined();
  now += 10_000;
  const signature = (await signatureOf(11)) ?? '';
  expect(verifyBeacon(chain.publicKey, 11, signature)).toBe(true);
  expect(chain.publicKey).not.toBe(DRAND_QUICKNET.publicKey);
});
