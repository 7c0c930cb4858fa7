import sql from 'sql-template-tag';
import { one, type Queryable, type Tx } from '../db/database';
import { NO_DEVICE, type Device } from './device';
import { readToken, signToken, type Claims } from './tokens';

/** How long a session that was found alive is believed so by this server. */
const BELIEVED_MS = 5_000;
/** Above this many remembered sessions the memory starts afresh: a bound, not a tuning. */
const REMEMBERED = 50_000;

/** Who a token belongs to, or why it does not count. */
export type Authentication =
  /** `disabled`: the member is, and may do nothing but learn it. */
  { claims: Claims; disabled: boolean } | { problem: 'invalid' | 'expired' };

export interface SessionsOptions {
  db: Queryable;
  secret: Uint8Array;
  /** How long a session lasts, in hours. */
  hours: number;
  now: () => number;
}

interface Belief {
  until: number;
  disabled: boolean;
}

/** Which sessions of a member end. */
export type Ending = { only: string } | { except: string } | 'all';

/**
 * Sign-ins. A token alone would outlive its sign-out, so each names a row that sign-out revokes;
 * on other servers that is noticed within 5 seconds, and so is that a member is disabled.
 */
export class Sessions {
  readonly #options: SessionsOptions;
  readonly #alive = new Map<string, Belief>();

  constructor(options: SessionsOptions) {
    this.#options = options;
  }

  /** Opens a session and returns its token. */
  async open(member: bigint, device: Device = NO_DEVICE): Promise<string> {
    const { db, secret, hours } = this.#options;
    const { address, userAgent, place } = device;
    const { id, expiresAt } = one(
      await db.query<{ id: string; expiresAt: Date }>(sql`
        insert into session (member_id, expires_at, address, user_agent, place)
        values (${member}, clock_timestamp() + ${hours} * interval '1 hour',
          ${address}, ${userAgent}, ${place})
        returning id, expires_at as "expiresAt"`),
    );
    return signToken({ member, session: id }, expiresAt, secret);
  }

  /** Who the token belongs to. A revoked session and a forged token are answered alike. */
  async authenticate(token: string): Promise<Authentication> {
    const { secret, now } = this.#options;
    const reading = readToken(token, secret, now());
    if ('problem' in reading) return reading;
    const belief = await this.#lookUp(reading.claims);
    if (belief === undefined) return { problem: 'invalid' };
    return { claims: reading.claims, disabled: belief.disabled };
  }

  /** Ends sessions of a member, and returns how many there were. */
  async end(tx: Tx, member: bigint, ending: Ending): Promise<number> {
    const only = typeof ending === 'object' && 'only' in ending ? ending.only : null;
    const except = typeof ending === 'object' && 'except' in ending ? ending.except : null;
    const ended = await tx.query<{ id: string }>(sql`
      update session set revoked_at = clock_timestamp()
      where member_id = ${member} and revoked_at is null and expires_at > clock_timestamp()
        and (${only}::text is null or id::text = ${only})
        and (${except}::text is null or id::text <> ${except})
      returning id`);
    for (const { id } of ended) this.#alive.delete(id);
    return ended.length;
  }

  async #lookUp({ member, session }: Claims): Promise<Belief | undefined> {
    const { db, now } = this.#options;
    const known = this.#alive.get(session);
    if (known !== undefined && known.until > now()) return known;
    const [row] = await db.query<{ disabled: boolean; stale: boolean }>(sql`
      select m.disabled, s.last_used_at < clock_timestamp() - interval '1 minute' as stale
      from session s join member m on m.id = s.member_id
      where s.id = ${session} and s.member_id = ${member} and s.revoked_at is null
        and s.expires_at > clock_timestamp()`);
    if (row === undefined) return undefined;
    if (row.stale) await this.#touch(session);
    const belief = { until: now() + BELIEVED_MS, disabled: row.disabled };
    if (this.#alive.size >= REMEMBERED) this.#alive.clear();
    this.#alive.set(session, belief);
    return belief;
  }

  async #touch(session: string): Promise<void> {
    await this.#options.db.query(sql`
      update session set last_used_at = clock_timestamp() where id = ${session}`);
  }
}
