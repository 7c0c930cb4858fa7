import { Secret, TOTP } from 'otpauth';
import type { Random } from '../../ports/random';

/** Parameters that every authenticator app supports (RFC 6238). */
const PERIOD_SECONDS = 30;
const OPTIONS = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS };
/** Length of secrets: 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Tolerated deviation of a phone's clock in periods, in either direction. */
const WINDOW = 1;

/** Creates a secret in base32. */
export const newSecret = (random: Random): string =>
  new Secret({ buffer: new Uint8Array(random.bytes(SECRET_BYTES)).buffer }).base32;

/**
 * Returns the URL for the QR code of an authenticator app.
 *
 * @param issuer name of the site in the app
 * @param label name of the account in the app
 */
export const otpauthUrl = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...OPTIONS, secret: Secret.fromBase32(secret), issuer, label }).toString();

/**
 * Returns the number of a code's period, which increases with time; undefined if the code is not valid
 * now.
 *
 * @param now epoch ms
 */
export function stepOf(secret: string, code: string, now: number): bigint | undefined {
  const options = { ...OPTIONS, secret: Secret.fromBase32(secret) };
  const delta = TOTP.validate({ ...options, token: code, timestamp: now, window: WINDOW });
  return delta === null ? undefined : BigInt(Math.floor(now / 1000 / PERIOD_SECONDS) + delta);
}
