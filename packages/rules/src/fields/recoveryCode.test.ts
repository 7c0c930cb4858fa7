import { expect, test } from 'vitest';
import { RECOVERY_CODE_ALPHABET, RECOVERY_CODE_LENGTH } from './recoveryCode';

test('a recovery code has at least 128 random bits', () => {
  expect(new Set(RECOVERY_CODE_ALPHABET).size).toBe(RECOVERY_CODE_ALPHABET.length);
  const bits = RECOVERY_CODE_LENGTH * Math.log2(RECOVERY_CODE_ALPHABET.length);
  expect(bits).toBeGreaterThanOrEqual(128);
});
