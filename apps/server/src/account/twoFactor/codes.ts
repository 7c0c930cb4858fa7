import { Secret, TOTP } from 'otpauth';
import type { Random } from '../../ports/random';

/** Period of codes in RFC 6238, which all authenticator apps support. */
const PERIOD_SECONDS = 30;
const OPTIONS = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS };
/** Length of secrets: 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Tolerated clock skew of a phone, in periods, in either direction. */
const WINDOW = 1;

export const newSecret = (random: Random): string =>
  new Secret({ buffer: new Uint8Array(random.bytes(SECRET_BYTES)).buffer }).base32;

export const otpauthUrl = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...OPTIONS, secret: Secret.fromBase32(secret), issuer, label }).toString();

/**
 * Returns the period of a valid code; undefined for a wrong code. Periods increase with time.
 *
 * @param now epoch ms
 */
export function stepOf(secret: string, code: string, now: number): bigint | undefined {
  const options = { ...OPTIONS, secret: Secret.fromBase32(secret) };
  const delta = TOTP.validate({ ...options, token: code, timestamp: now, window: WINDOW });
  return delta === null ? undefined : BigInt(Math.floor(now / 1000 / PERIOD_SECONDS) + delta);
}
