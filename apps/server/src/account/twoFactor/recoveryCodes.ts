import { createHash } from 'node:crypto';
import {
  RECOVERY_CODE_ALPHABET,
  RECOVERY_CODE_LENGTH,
  RECOVERY_CODES,
} from '@platform/rules/fields';
import { randomText, type Random } from '../../ports/random';

const inFours = (text: string): readonly string[] => text.match(/.{4}/g) ?? [];

/** Creates recovery codes as members see them: `abcd-efgh-jkmn-pqrs`. */
export const newRecoveryCodes = (random: Random): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    inFours(randomText(random, RECOVERY_CODE_ALPHABET, RECOVERY_CODE_LENGTH)).join('-'),
  );

/** Returns the SHA-256 of the letters and digits of a code, for storage. */
export const recoveryHash = (code: string): Buffer =>
  createHash('sha256').update(code.replace(/[\s-]/g, '').toLowerCase()).digest();
