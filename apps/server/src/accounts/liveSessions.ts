import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';

/** How long a session that was found alive is believed so by this server. */
const BELIEVED_MS = 5_000;
/** Of this age a belief is renewed along with others, if it is needed at all. */
const RENEWED_MS = 2_500;
/** The most sessions one question is about. */
const ASKED_AT_ONCE = 1_000;
/** Above this many remembered sessions the memory starts afresh: a bound, not a tuning. */
const REMEMBERED = 50_000;

/** A session that was found alive. */
export interface LiveSession {
  member: bigint;
  /** Whether the member is, who then may do nothing but learn it. */
  disabled: boolean;
}

interface Belief extends LiveSession {
  /** Epoch ms. */
  since: number;
  /** Whether anybody relied on it since the database was last asked about it. */
  used: boolean;
}

interface Row extends LiveSession {
  id: string;
  stale: boolean;
}

/**
 * Which sessions are alive, as far as this server knows. What ends one is noticed at once, by what the
 * database tells; while it cannot be heard, within 5 seconds. Whoever must ask the database asks about others in use as well, so that a crowd that
 * comes back every moment costs a question now and then, not one each.
 */
export class LiveSessions {
  readonly #db: Queryable;
  readonly #now: () => number;
  /** In the order in which they were found alive. */
  readonly #beliefs = new Map<string, Belief>();
  /** How often something was noticed that an answer on its way may not know of. */
  #noticed = 0;

  constructor(db: Queryable, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** The session of this id; undefined when it has ended, or never was. */
  async find(session: string): Promise<LiveSession | undefined> {
    const known = this.#beliefs.get(session);
    if (known !== undefined && known.since + BELIEVED_MS > this.#now()) {
      known.used = true;
      return known;
    }
    return this.#ask(session);
  }

  /** Notices that a session has changed: it is asked about before it is believed again. */
  forget(session: string): void {
    this.#noticed += 1;
    this.#beliefs.delete(session);
  }

  /** Notices that any session may have changed. */
  forgetAll(): void {
    this.#noticed += 1;
    this.#beliefs.clear();
  }

  async #ask(session: string): Promise<LiveSession | undefined> {
    const asked = new Map(this.#due().map((id) => [id, this.#beliefs.get(id)]));
    asked.set(session, this.#beliefs.get(session));
    const [since, noticed] = [this.#now(), this.#noticed];
    const rows = await this.#db.query<Row>(sql`
      select s.id, s.member_id as member, m.disabled,
        s.last_used_at < clock_timestamp() - interval '1 minute' as stale
      from session s join member m on m.id = s.member_id
      where s.id = any (${[...asked.keys()]}) and s.revoked_at is null
        and s.expires_at > clock_timestamp()`);
    const stale = rows.filter((row) => row.stale).map(({ id }) => id);
    if (stale.length > 0) await this.#touch(stale);
    const alive = new Map(rows.map((row) => [row.id, row]));
    for (const [id, before] of asked) {
      // Whatever was noticed meanwhile, or learned by another question, is newer than this answer.
      if (this.#noticed === noticed && this.#beliefs.get(id) === before)
        this.#remember(id, alive.get(id), since);
    }
    return alive.get(session);
  }

  /** The sessions whose turn it is, of those that are used. */
  #due(): string[] {
    const due: string[] = [];
    for (const [id, belief] of this.#beliefs) {
      if (belief.since + RENEWED_MS > this.#now() || due.length === ASKED_AT_ONCE) break;
      if (belief.used) due.push(id);
      // Asked about once, though others ask before the answer is here.
      belief.used = false;
    }
    return due;
  }

  #remember(id: string, found: LiveSession | undefined, since: number): void {
    this.#beliefs.delete(id);
    if (found === undefined) return;
    if (this.#beliefs.size >= REMEMBERED) this.#beliefs.clear();
    const { member, disabled } = found;
    this.#beliefs.set(id, { member, disabled, since, used: false });
  }

  async #touch(sessions: readonly string[]): Promise<void> {
    await this.#db.query(sql`
      update session set last_used_at = clock_timestamp() where id = any (${sessions})`);
  }
}
