import { createHash } from 'node:crypto';
import type { Random } from '../ports/random';

/** 256 bits: it cannot be guessed, so its hash needs no salt. */
const TOKEN_BYTES = 32;

/** A token for the link of a mail, base64url. It is only in the mail. */
export const newLinkToken = (random: Random): string =>
  Buffer.from(random.bytes(TOKEN_BYTES)).toString('base64url');

/** What the database keeps of a token: its SHA-256. */
export const linkTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
