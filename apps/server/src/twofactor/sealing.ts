import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { Random } from '../ports/random';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The key of sealed secrets, derived so that it is of no use for what else the secret serves. */
export const sealingKey = (serverSecret: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', serverSecret, '', 'two-factor secrets', KEY_BYTES));

/**
 * Encrypts a member's secret.
 *
 * @param member bound to the result: put into another member's row it does not open
 */
export function seal(random: Random, key: Uint8Array, member: bigint, secret: string): Buffer {
  const nonce = random.bytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(String(member)));
  return Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/**
 * Decrypts what `seal` made.
 *
 * @throws when it was changed, is another member's, or was sealed with another key
 */
export function unseal(key: Uint8Array, member: bigint, sealed: Buffer): string {
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(String(member)))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  const text = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
  try {
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch (cause) {
    throw new Error(
      `The two-factor secret of member ${member} cannot be decrypted: JWT_SECRET is not the one it was ` +
        'encrypted with. Start with the former JWT_SECRET, or delete the row so that the member can enable it anew.',
      { cause },
    );
  }
}
