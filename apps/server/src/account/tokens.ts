import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { SignJWT } from 'jose';

export interface Claims {
  member: bigint;
  session: string;
}

export type TokenReading = { claims: Claims } | { problem: 'invalid' | 'expired' };

const ALGORITHM = 'HS256';
const KEY_ID_BYTES = 6;
/** Audience of members' tokens. Tokens of earlier releases have no audience. */
const AUDIENCE = 'members';

const keyId = (secret: Uint8Array): string =>
  Buffer.from(hkdfSync('sha256', secret, '', 'key id', KEY_ID_BYTES)).toString('base64url');

export const signToken = ({ member, session }: Claims, expiresAt: Date, secret: Uint8Array) =>
  new SignJWT({ sid: session })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: keyId(secret) })
    .setSubject(String(member))
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(secret);

function json(part: string): Record<string, unknown> {
  const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

interface Signed {
  claims: Claims;
  /** Expiry, epoch ms. */
  expiresAt: number;
}

function isGenuine(text: string, signature: string, secret: Uint8Array): boolean {
  const expected = createHmac('sha256', secret).update(text).digest();
  const actual = Buffer.from(signature, 'base64url');
  // Other texts may decode to the same bytes. Only the canonical encoding is valid.
  if (actual.toString('base64url') !== signature) return false;
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

function verify(token: string, keys: readonly JwtKey[]): Signed | undefined {
  const [head = '', body = '', signature = '', ...rest] = token.split('.');
  const key = keys.find(({ secret }) => isGenuine(`${head}.${body}`, signature, secret));
  if (key === undefined || rest.length > 0) return undefined;

  // The secret may also sign other data, so check the algorithm. Signed text is valid JSON.
  const { alg, kid } = json(head);
  // Tokens of earlier releases have no key id.
  if (alg !== ALGORITHM || (kid !== undefined && kid !== key.id)) return undefined;
  const { sub, sid, exp, aud } = json(body);
  if (aud !== undefined && aud !== AUDIENCE) return undefined;
  if (typeof sub !== 'string' || !/^\d+$/.test(sub) || typeof sid !== 'string') return undefined;
  const expiresAt = typeof exp === 'number' ? exp * 1000 : 0;
  return { claims: { member: BigInt(sub), session: sid }, expiresAt };
}

interface JwtKey {
  id: string;
  secret: Uint8Array;
}

/** Size at which the cache is cleared. */
const REMEMBERED = 10_000;

/**
 * Verifies tokens synchronously, because every request needs it and the asynchronous Web Crypto
 * takes ten times as long. A signature is verified once, the expiry on each read.
 */
export class TokenReader {
  readonly #keys: readonly JwtKey[];
  readonly #genuine = new Map<string, Signed>();

  /** @param secrets the signing key, then previous keys that are still valid */
  constructor(...secrets: readonly Uint8Array[]) {
    this.#keys = secrets.map((secret) => ({ id: keyId(secret), secret }));
  }

  /** @param now epoch ms */
  read(token: string, now: number): TokenReading {
    const signed = this.#genuine.get(token) ?? this.#verify(token);
    if (signed === undefined) return { problem: 'invalid' };
    if (signed.expiresAt <= now) return { problem: 'expired' };
    return { claims: signed.claims };
  }

  #verify(token: string): Signed | undefined {
    const signed = verify(token, this.#keys);
    if (signed === undefined) return undefined;
    if (this.#genuine.size >= REMEMBERED) this.#genuine.clear();
    this.#genuine.set(token, signed);
    return signed;
  }
}
