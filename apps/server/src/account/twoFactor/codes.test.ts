import { expect, test } from 'vitest';
import { systemRandom } from '../../ports/random';
import { newSecret, otpauthUrl, stepOf } from './codes';

/** Secret of the examples in RFC 6238: '12345678901234567890'. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('accepts the example of RFC 6238 at %i seconds', (seconds, code) => {
  const step = BigInt(Math.floor(seconds / 30));
  expect(stepOf(RFC_SECRET, code, seconds * 1000)).toBe(step);
});

test('accepts a code in its own period and in the adjacent periods', () => {
  const at = (offset: number) => stepOf(RFC_SECRET, '005924', (1_234_567_890 + offset) * 1000);
  expect([-30, 0, 59].map(at)).toEqual([41_152_263n, 41_152_263n, 41_152_263n]);
  expect([-31, 60].map(at)).toEqual([undefined, undefined]);
});

test('creates a different 160-bit secret each time', () => {
  const secrets = [newSecret(systemRandom), newSecret(systemRandom)];
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(new Set(secrets).size).toBe(2);
});

test('the otpauth URL contains the issuer, the member and the secret', () => {
  const url = new URL(otpauthUrl(RFC_SECRET, 'Aurora & Co', 'AB2CD3EF'));
  expect(url.protocol).toBe('otpauth:');
  expect(decodeURIComponent(url.pathname)).toContain('Aurora & Co:AB2CD3EF');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    issuer: 'Aurora & Co',
    secret: RFC_SECRET,
    period: '30',
    digits: '6',
    algorithm: 'SHA1',
  });
});
