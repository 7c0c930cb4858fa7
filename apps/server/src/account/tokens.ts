import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { SignJWT } from 'jose';

/** What a token says: who, and in which session. */
export interface Claims {
  member: bigint;
  session: string;
}

/** A token that is read: its claims, or why it does not count. */
export type TokenReading = { claims: Claims } | { problem: 'invalid' | 'expired' };

const ALGORITHM = 'HS256';
const KEY_ID_BYTES = 6;

/** How a key is named in the tokens that it signs: derived from it, and of no use to find it. */
const keyId = (secret: Uint8Array): string =>
  Buffer.from(hkdfSync('sha256', secret, '', 'key id', KEY_ID_BYTES)).toString('base64url');

/** Signs a token that says who, in which session, until when. */
export const signToken = ({ member, session }: Claims, expiresAt: Date, secret: Uint8Array) =>
  new SignJWT({ sid: session })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: keyId(secret) })
    .setSubject(String(member))
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(secret);

function json(part: string): Record<string, unknown> {
  const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** What a token that we have signed says. */
interface Signed {
  claims: Claims;
  /** Epoch ms. */
  expiresAt: number;
}

/** Whether a text was signed with a secret. */
function isGenuine(text: string, signature: string, secret: Uint8Array): boolean {
  const expected = createHmac('sha256', secret).update(text).digest();
  const actual = Buffer.from(signature, 'base64url');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** What a token says; undefined when none of our keys has signed it. */
function verify(token: string, keys: readonly JwtKey[]): Signed | undefined {
  const [head = '', body = '', signature = '', ...rest] = token.split('.');
  const key = keys.find(({ secret }) => isGenuine(`${head}.${body}`, signature, secret));
  if (key === undefined || rest.length > 0) return undefined;

  // Signed by us, so it is JSON, yet the algorithm is checked: the secret may sign other things.
  const { alg, kid } = json(head);
  // Tokens of earlier releases do not name their key.
  if (alg !== ALGORITHM || (kid !== undefined && kid !== key.id)) return undefined;
  const { sub, sid, exp } = json(body);
  if (typeof sub !== 'string' || !/^\d+$/.test(sub) || typeof sid !== 'string') return undefined;
  const expiresAt = typeof exp === 'number' ? exp * 1000 : 0;
  return { claims: { member: BigInt(sub), session: sid }, expiresAt };
}

interface JwtKey {
  id: string;
  secret: Uint8Array;
}

/** Above this many remembered tokens the memory starts afresh: a bound, not a tuning. */
const REMEMBERED = 10_000;

/**
 * Reads tokens. Synchronous, for every request does it: an HMAC costs a tenth of a round trip
 * through the asynchronous Web Crypto. And each once: what we signed stays signed by us, so that
 * only the time is looked at again.
 */
export class TokenReader {
  readonly #keys: readonly JwtKey[];
  readonly #genuine = new Map<string, Signed>();

  /** @param secrets the one that signs, and others that did so before it and still count */
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
