import { createHash } from 'node:crypto';
import type { Random } from '../ports/random';

/** 256 random bits cannot be guessed, so the hash needs no salt. */
const TOKEN_BYTES = 32;

/** Creates a token for a link. Only the email contains the token. */
export const newLinkToken = (random: Random): string =>
  Buffer.from(random.bytes(TOKEN_BYTES)).toString('base64url');

export const linkTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
