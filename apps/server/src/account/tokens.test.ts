import { createHmac } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { signToken, TokenReader } from './tokens';

const secret = new TextEncoder().encode('a secret of at least thirty-two characters');
const readToken = (token: string, key: Uint8Array, now: number) =>
  new TokenReader(key).read(token, now);
const claims = { member: 42n, session: '6f0c2f0e-0000-4000-8000-000000000000' };
const NOW = Date.parse('2026-11-21T12:00:00Z');
const inOneHour = new Date(NOW + 3_600_000);

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const signed = (head: object, body: object, key: Uint8Array = secret) => {
  const message = `${encode(head)}.${encode(body)}`;
  return `${message}.${createHmac('sha256', key).update(message).digest('base64url')}`;
};

test('accepts a token until it expires', async () => {
  const token = await signToken(claims, inOneHour, secret);
  expect(readToken(token, secret, NOW)).toEqual({ claims });
  expect(readToken(token, secret, inOneHour.getTime() - 1)).toEqual({ claims });
  expect(readToken(token, secret, inOneHour.getTime())).toEqual({ problem: 'expired' });
});

test('rejects a token with any change', async () => {
  const token = await signToken(claims, inOneHour, secret);
  const [head, body, signature] = token.split('.');
  const forged = encode({ sub: '1', sid: claims.session, exp: 9e9 });
  const forgeries = [
    `${head}.${forged}.${signature}`,
    `${head}.${body}.`,
    `${head}.${body}`,
    `${token}.more`,
    `${token}x`,
    '',
    '..',
    'nonsense',
  ];
  for (const forgery of forgeries) {
    expect(readToken(forgery, secret, NOW)).toEqual({ problem: 'invalid' });
  }
});

test('rejects another encoding of the same signature', async () => {
  const token = await signToken(claims, inOneHour, secret);
  const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  // The last character of a signature carries two unused bits.
  const last = ALPHABET.indexOf(token.at(-1) ?? '');
  const spelling = `${token.slice(0, -1)}${ALPHABET[last + 1]}`;
  const bytes = (text: string) => Buffer.from(text.split('.')[2] ?? '', 'base64url');
  expect(bytes(spelling)).toEqual(bytes(token));
  for (const other of [spelling, `${token}=`]) {
    expect(readToken(other, secret, NOW)).toEqual({ problem: 'invalid' });
  }
});

test('accepts only member tokens', async () => {
  const token = await signToken(claims, inOneHour, secret);
  const body = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object;
  expect(body).toMatchObject({ aud: 'members' });
  const staff = signed({ alg: 'HS256' }, { ...body, aud: 'staff' });
  expect(readToken(staff, secret, NOW)).toEqual({ problem: 'invalid' });
});

test('rejects tokens with another key or algorithm, or without the required claims', () => {
  const body = { sub: '42', sid: claims.session, exp: 9e9 };
  const hs256 = { alg: 'HS256' };
  const otherKey = new TextEncoder().encode('another secret of thirty-two characters');
  expect(readToken(signed(hs256, body), secret, NOW)).toEqual({ claims });
  for (const token of [
    signed(hs256, body, otherKey),
    signed({ alg: 'none' }, body),
    signed(hs256, { ...body, sub: 'admin' }),
    signed(hs256, { sub: '42', exp: 9e9 }),
  ]) {
    expect(readToken(token, secret, NOW)).toEqual({ problem: 'invalid' });
  }
  expect(readToken(signed(hs256, { ...body, exp: undefined }), secret, NOW)).toEqual({
    problem: 'expired',
  });
});

test('rejects a previously accepted token once it has expired', async () => {
  const token = await signToken(claims, inOneHour, secret);
  const reader = new TokenReader(secret);
  expect(reader.read(token, NOW)).toEqual({ claims });
  expect(reader.read(token, NOW)).toEqual({ claims });
  expect(reader.read(`${token}x`, NOW)).toEqual({ problem: 'invalid' });
  expect(reader.read(token, inOneHour.getTime())).toEqual({ problem: 'expired' });
});

describe('(B7) a server whose token keys are rotated', () => {
  const old = new TextEncoder().encode('an old secret of thirty-two characters');
  const kidOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('utf8')).kid;

  it('accepts a token while the key that it names is listed', async () => {
    const [before, after] = [
      await signToken(claims, inOneHour, old),
      await signToken(claims, inOneHour, secret),
    ];
    expect(kidOf(before)).toMatch(/^[\w-]{8}$/);
    expect(kidOf(after)).not.toBe(kidOf(before));
    const rotated = new TokenReader(secret, old);
    expect([rotated.read(before, NOW), rotated.read(after, NOW)]).toEqual([{ claims }, { claims }]);
    expect(new TokenReader(secret).read(before, NOW)).toEqual({ problem: 'invalid' });
  });

  it('accepts tokens without a key name, from the previous release, under any listed key', () => {
    const body = { sub: '42', sid: claims.session, exp: 9e9 };
    const unnamed = signed({ alg: 'HS256' }, body, old);
    expect(new TokenReader(secret, old).read(unnamed, NOW)).toEqual({ claims });
    expect(new TokenReader(secret).read(unnamed, NOW)).toEqual({ problem: 'invalid' });
  });

  it('rejects a token that was not signed with the key that it names', async () => {
    const kid = kidOf(await signToken(claims, inOneHour, secret));
    const body = { sub: '42', sid: claims.session, exp: 9e9 };
    const mixed = signed({ alg: 'HS256', kid }, body, old);
    expect(new TokenReader(secret, old).read(mixed, NOW)).toEqual({ problem: 'invalid' });
  });
});
