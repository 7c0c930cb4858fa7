import { Secret, TOTP } from 'otpauth';
import type { Random } from '../../ports/random';

/** What every authenticator app takes for granted (RFC 6238). */
const PERIOD_SECONDS = 30;
const OPTIONS = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS };
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** How many periods a phone's clock may be off, in either direction. */
const WINDOW = 1;

/** A fresh secret, base32. */
export const newSecret = (random: Random): string =>
  new Secret({ buffer: new Uint8Array(random.bytes(SECRET_BYTES)).buffer }).base32;

/**
 * The address that an authenticator app reads from a QR code.
 *
 * @param issuer whose secret it is, as the app shows it
 * @param label which of the member's accounts there it is
 */
export const otpauthUrl = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...OPTIONS, secret: Secret.fromBase32(secret), issuer, label }).toString();

/**
 * The period whose code this is, as a number that grows; undefined when it is none of those that
 * count now.
 *
 * @param now epoch ms
 */
export function stepOf(secret: string, code: string, now: number): bigint | undefined {
  const options = { ...OPTIONS, secret: Secret.fromBase32(secret) };
  const delta = TOTP.validate({ ...options, token: code, timestamp: now, window: WINDOW });
  return delta === null ? undefined : BigInt(Math.floor(now / 1000 / PERIOD_SECONDS) + delta);
}
