import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const PERIOD_MS = 30_000;

function base32(text: string): Buffer {
  const bits = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
    .match(/.{8}/g);
  return Buffer.from((bits ?? []).map((byte) => parseInt(byte, 2)));
}

/**
 * Returns an authenticator app code (RFC 6238). Each code is valid once. For a second code within
 * 30 s, use the next code, which servers accept because phone clocks may be ahead.
 *
 * @param ahead number of periods by which the phone's clock is ahead
 */
export function totp(secret: string, ahead = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / PERIOD_MS) + ahead));
  const hash = createHmac('sha1', base32(secret)).update(counter).digest();
  const offset = hash.readUInt8(hash.length - 1) & 0xf;
  const number = (hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000;
  return String(number).padStart(6, '0');
}
