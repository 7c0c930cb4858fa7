import { createHash } from 'node:crypto';
import {
  RECOVERY_CODE_ALPHABET,
  RECOVERY_CODE_LENGTH,
  RECOVERY_CODES,
} from '@platform/rules/fields';
import { randomText, type Random } from '../../ports/random';

const inFours = (text: string): readonly string[] => text.match(/.{4}/g) ?? [];

/** Fresh recovery codes, as a member reads them: `abcd-efgh-jkmn-pqrs`. */
export const newRecoveryCodes = (random: Random): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    inFours(randomText(random, RECOVERY_CODE_ALPHABET, RECOVERY_CODE_LENGTH)).join('-'),
  );

/** What the database keeps of a code: the SHA-256 of its letters and digits. */
export const recoveryHash = (code: string): Buffer =>
  createHash('sha256').update(code.replace(/[\s-]/g, '').toLowerCase()).digest();
