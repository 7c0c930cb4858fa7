import { createHmac } from 'node:crypto';
import { DIGITS } from '@platform/rules/wingo';
import { expect, test } from 'vitest';
import { commitmentOf, digitOf } from './proof';

const seed = (text: string) => new TextEncoder().encode(text);

test('the digit is the first byte below 250 of the HMAC, modulo ten, as anybody can repeat', () => {
  for (let round = 0; round < 200; round += 1) {
    const bytes = [...createHmac('sha256', 'seed').update(`round-${round}`).digest()];
    expect(digitOf(seed('seed'), `round-${round}`)).toBe((bytes.find((b) => b < 250) ?? NaN) % 10);
  }
});

test('the digit depends on the seed and on the round', () => {
  const digits = (make: (index: number) => number) =>
    new Set(Array.from({ length: 50 }, (_, index) => make(index)));
  expect(digits((index) => digitOf(seed(`seed-${index}`), 'round')).size).toBe(10);
  expect(digits((index) => digitOf(seed('seed'), `round-${index}`)).size).toBe(10);
});

test('every digit is equally likely', () => {
  const rounds = 50_000;
  const counts = DIGITS.map(() => 0);
  for (let round = 0; round < rounds; round += 1) {
    const digit = digitOf(seed('a fixed seed'), String(round));
    counts[digit] = (counts[digit] ?? 0) + 1;
  }
  const expected = rounds / 10;
  const chiSquare = counts.reduce((total, count) => total + (count - expected) ** 2 / expected, 0);
  // 9 degrees of freedom: a fair draw is above 27.9 once in a thousand seeds, and this seed is fixed.
  expect(chiSquare).toBeLessThan(27.9);
});

test('the commitment is the SHA-256 of the seed', () => {
  const sha256OfAbc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  expect(commitmentOf(seed('abc')).toString('hex')).toBe(sha256OfAbc);
});
