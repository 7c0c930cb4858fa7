import { createHmac, timingSafeEqual } from 'node:crypto';
import { SignJWT } from 'jose';

/** What a token says: who, and in which session. */
export interface Claims {
  member: bigint;
  session: string;
}

/** A token that is read: its claims, or why it does not count. */
export type TokenReading = { claims: Claims } | { problem: 'invalid' | 'expired' };

const ALGORITHM = 'HS256';

/** Signs a token that says who, in which session, until when. */
export const signToken = ({ member, session }: Claims, expiresAt: Date, secret: Uint8Array) =>
  new SignJWT({ sid: session })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
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

/** What a token says; undefined when we have not signed it. */
function verify(token: string, secret: Uint8Array): Signed | undefined {
  const [head = '', body = '', signature = '', ...rest] = token.split('.');
  const expected = createHmac('sha256', secret).update(`${head}.${body}`).digest();
  const actual = Buffer.from(signature, 'base64url');
  const genuine = actual.length === expected.length && timingSafeEqual(actual, expected);
  if (!genuine || rest.length > 0) return undefined;

  // Signed by us, so it is JSON, yet the algorithm is checked: the secret may sign other things.
  if (json(head)['alg'] !== ALGORITHM) return undefined;
  const { sub, sid, exp } = json(body);
  if (typeof sub !== 'string' || !/^\d+$/.test(sub) || typeof sid !== 'string') return undefined;
  const expiresAt = typeof exp === 'number' ? exp * 1000 : 0;
  return { claims: { member: BigInt(sub), session: sid }, expiresAt };
}

/** Above this many remembered tokens the memory starts afresh: a bound, not a tuning. */
const REMEMBERED = 10_000;

/**
 * Reads tokens. Synchronous, for every request does it: an HMAC costs a tenth of a round trip
 * through the asynchronous Web Crypto. And each once: what we signed stays signed by us, so that
 * only the time is looked at again.
 */
export class TokenReader {
  readonly #secret: Uint8Array;
  readonly #genuine = new Map<string, Signed>();

  constructor(secret: Uint8Array) {
    this.#secret = secret;
  }

  /** @param now epoch ms */
  read(token: string, now: number): TokenReading {
    const signed = this.#genuine.get(token) ?? this.#verify(token);
    if (signed === undefined) return { problem: 'invalid' };
    if (signed.expiresAt <= now) return { problem: 'expired' };
    return { claims: signed.claims };
  }

  #verify(token: string): Signed | undefined {
    const signed = verify(token, this.#secret);
    if (signed === undefined) return undefined;
    if (this.#genuine.size >= REMEMBERED) this.#genuine.clear();
    this.#genuine.set(token, signed);
    return signed;
  }
}
