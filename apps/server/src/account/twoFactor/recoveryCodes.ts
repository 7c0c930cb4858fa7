import { createHash, createHmac, hkdfSync } from 'node:crypto';
import {
  RECOVERY_CODE_ALPHABET,
  RECOVERY_CODE_LENGTH,
  RECOVERY_CODES,
} from '@platform/rules/fields';
import { randomText, type Random } from '../../ports/random';

const inFours = (text: string): readonly string[] => text.match(/.{4}/g) ?? [];

/** Creates recovery codes as members see them: `abcd-efgh-jkmn-pqrs-tuvw-xyz2-3456`. */
export const newRecoveryCodes = (random: Random): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    inFours(randomText(random, RECOVERY_CODE_ALPHABET, RECOVERY_CODE_LENGTH)).join('-'),
  );

const KEY_BYTES = 32;

const plain = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase();

/**
 * Hashes a recovery code. The key of the hash is derived from the member's secret, which is random
 * and encrypted with a key outside the database. The secret is therefore both salt and pepper.
 */
export function recoveryHash(secret: string, code: string): Buffer {
  const key = hkdfSync('sha256', secret, '', 'recovery codes', KEY_BYTES);
  return createHmac('sha256', Buffer.from(key)).update(plain(code)).digest();
}

/** Hashes a recovery code as earlier releases did, with neither salt nor pepper. */
export const earlierRecoveryHash = (code: string): Buffer =>
  createHash('sha256').update(plain(code)).digest();
