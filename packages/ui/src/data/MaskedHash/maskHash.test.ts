import { expect, test } from 'vitest';
import { maskHash } from './maskHash';

test.each([
  ['', ''],
  ['1234567890', '1234567890'],
  ['12345678901', '12345*****78901'],
  ['0x5c1e2b7a9d3f', '0x5c1*****a9d3f'],
])('[HIST-04] shortens "%s" to "%s"', (hash, shown) => {
  expect(maskHash(hash)).toBe(shown);
});
