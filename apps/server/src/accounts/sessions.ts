import sql from 'sql-template-tag';
import { one, type Queryable } from '../db/database';
import { readToken, signToken, type Claims } from './tokens';

/** How long a session that was found alive is believed so by this server. */
const BELIEVED_MS = 5_000;
/** Above this many remembered sessions the memory starts afresh: a bound, not a tuning. */
const REMEMBERED = 50_000;

/** Who a token belongs to, or why it does not count. */
export type Authentication = { claims: Claims } | { problem: 'invalid' | 'expired' };

export interface SessionsOptions {
  db: Queryable;
  secret: Uint8Array;
  /** How long a session lasts, in hours. */
  hours: number;
  now: () => number;
}

/**
 * Sign-ins. A token alone would outlive its sign-out, so each names a row that sign-out revokes;
 * on other servers that is noticed within 5 seconds.
 */
export class Sessions {
  readonly #options: SessionsOptions;
  readonly #alive = new Map<string, number>();

  constructor(options: SessionsOptions) {
    this.#options = options;
  }

  /** Opens a session and returns its token. */
  async open(member: bigint): Promise<string> {
    const { db, secret, hours } = this.#options;
    const { id, expiresAt } = one(
      await db.query<{ id: string; expiresAt: Date }>(sql`
        insert into session (member_id, expires_at)
        values (${member}, clock_timestamp() + ${hours} * interval '1 hour')
        returning id, expires_at as "expiresAt"`),
    );
    return signToken({ member, session: id }, expiresAt, secret);
  }

  /** Who the token belongs to. A revoked session and a forged token are answered alike. */
  async authenticate(token: string): Promise<Authentication> {
    const { secret, now } = this.#options;
    const reading = readToken(token, secret, now());
    if ('problem' in reading || (await this.#isAlive(reading.claims))) return reading;
    return { problem: 'invalid' };
  }

  /** Ends a session. */
  async revoke(session: string): Promise<void> {
    this.#alive.delete(session);
    await this.#options.db.query(sql`
      update session set revoked_at = clock_timestamp()
      where id = ${session} and revoked_at is null`);
  }

  async #isAlive({ member, session }: Claims): Promise<boolean> {
    const { db, now } = this.#options;
    if ((this.#alive.get(session) ?? 0) > now()) return true;
    const [row] = await db.query(sql`
      select id from session
      where id = ${session} and member_id = ${member} and revoked_at is null
        and expires_at > clock_timestamp()`);
    if (row === undefined) return false;
    if (this.#alive.size >= REMEMBERED) this.#alive.clear();
    this.#alive.set(session, now() + BELIEVED_MS);
    return true;
  }
}
