import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';

/** Maximum age of a cached session, in ms. */
const FRESH_MS = 5_000;
/** Age at which a session in use is refreshed, in ms. */
const RENEWED_MS = 2_500;
/**
 * Maximum number of concurrent queries: several, so that a lost connection does not block all
 * callers.
 */
const QUESTIONS_AT_ONCE = 4;
const ASKED_AT_ONCE = 1_000;
/** Size at which the cache is cleared. */
const REMEMBERED = 50_000;
const WRITTEN_EVERY_MS = 60_000;

export interface LiveSession {
  member: bigint;
  /** True for a disabled member, whom only calls with `alsoDisabled` accept. */
  disabled: boolean;
  excluded: boolean;
}

interface CachedSession extends LiveSession {
  /** Monotonic time of the query, in ms. */
  since: number;
  /** Monotonic time of the last stored use, in ms. */
  usedAt: number;
  /** True if a request has used the entry since its last query. */
  needed: boolean;
}

type Answer = ReadonlyMap<string, LiveSession>;

interface Question {
  sessions: Set<string>;
  answer: Promise<Answer>;
  resolve: (answer: Promise<Answer>) => void;
}

function newQuestion(): Question {
  const question = { sessions: new Set<string>() } as Question;
  question.answer = new Promise((resolve) => (question.resolve = resolve));
  return question;
}

interface Row extends LiveSession {
  id: string;
  rested: number;
}

/**
 * Cache of live sessions. A notification from the database removes an ended session immediately.
 * Without notifications, an ended session stays cached for up to 5 seconds.
 *
 * Each query covers all waiting sessions and the cached ones that are due, so that many polling
 * clients share a few queries.
 */
export class LiveSessions {
  readonly #db: Queryable;
  readonly #idleMinutes: number;
  readonly #now: () => number;
  /** Cached sessions by id, in the order of their queries. */
  readonly #cached = new Map<string, CachedSession>();
  /**
   * Number of notifications so far. The result of a query that began before the latest notification
   * is not cached.
   */
  #noticed = 0;
  #asking = 0;
  #next: Question | undefined;
  readonly #used = new Set<string>();
  #writing: Promise<void> | undefined;

  /**
   * @param idleMinutes longest time that a session can be idle
   * @param now monotonic time in ms; setting back a wall clock would prolong cached sessions
   */
  constructor(db: Queryable, idleMinutes: number, now: () => number) {
    this.#db = db;
    this.#idleMinutes = idleMinutes;
    this.#now = now;
  }

  /**
   * @param inUse true if a person caused the request, which restarts the idle time. @default false
   */
  async find(session: string, inUse = false): Promise<LiveSession | undefined> {
    const known = this.#cached.get(session);
    const isFresh = known !== undefined && known.since + FRESH_MS > this.#now();
    if (isFresh) known.needed = true;
    const live = isFresh ? known : await this.#ask(session);
    if (live !== undefined && inUse) await this.#note(session);
    return live;
  }

  async alive(sessions: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.#db.query<{ id: string }>(sql`
      select s.id from session s join member m on m.id = s.member_id
      where s.id = any (${sessions}) and s.revoked_at is null and not m.disabled
        and s.expires_at > clock_timestamp()
        and s.last_used_at > clock_timestamp() - ${this.#idleMinutes} * interval '1 minute'`);
    return new Set(rows.map(({ id }) => id));
  }

  forget(session: string): void {
    this.#noticed += 1;
    this.#cached.delete(session);
  }

  forgetAll(): void {
    this.#noticed += 1;
    this.#cached.clear();
  }

  async #ask(session: string): Promise<LiveSession | undefined> {
    const question = this.#next ?? newQuestion();
    question.sessions.add(session);
    if (this.#asking < QUESTIONS_AT_ONCE) this.#send(question);
    else this.#next = question;
    return (await question.answer).get(session);
  }

  #send({ sessions, resolve }: Question): void {
    this.#next = undefined;
    this.#asking += 1;
    const answer = this.#askAbout(sessions).finally(() => {
      this.#asking -= 1;
      if (this.#next) this.#send(this.#next);
    });
    resolve(answer);
  }

  async #askAbout(sessions: ReadonlySet<string>): Promise<Answer> {
    const asked = new Map(
      [...this.#due(), ...sessions].map((id) => [id, this.#cached.get(id)] as const),
    );
    const [since, noticed] = [this.#now(), this.#noticed];
    const rows = await this.#db.query<Row>(sql`
      select s.id, s.member_id as member, m.disabled,
        exists (
          select from play_break b
          where b.member_id = s.member_id and b.excludes and b.ends_at > clock_timestamp()
        ) as excluded,
        extract(epoch from clock_timestamp() - s.last_used_at)::float8 * 1000 as rested
      from session s join member m on m.id = s.member_id
      where s.id = any (${[...asked.keys()]}) and s.revoked_at is null
        and s.expires_at > clock_timestamp()
        and s.last_used_at > clock_timestamp() - ${this.#idleMinutes} * interval '1 minute'`);
    const alive = new Map(rows.map((row) => [row.id, row]));
    for (const [id, before] of asked) {
      // A notification or another result in the meantime is newer.
      if (this.#noticed === noticed && this.#cached.get(id) === before)
        this.#remember(id, alive.get(id), since);
    }
    return alive;
  }

  #due(): string[] {
    const due: string[] = [];
    for (const [id, cached] of this.#cached) {
      if (cached.since + RENEWED_MS > this.#now() || due.length === ASKED_AT_ONCE) break;
      if (cached.needed) due.push(id);
      // Prevents a second refresh by another query in the meantime.
      cached.needed = false;
    }
    return due;
  }

  #remember(id: string, found: Row | undefined, since: number): void {
    this.#cached.delete(id);
    if (found === undefined) return;
    if (this.#cached.size >= REMEMBERED) this.#cached.clear();
    const { rested, member, disabled, excluded } = found;
    const usedAt = since - rested;
    this.#cached.set(id, { member, disabled, excluded, since, usedAt, needed: false });
  }

  /** Stores the last use of a session. Uses that arrive during a write share the next write. */
  async #note(session: string): Promise<void> {
    const cached = this.#cached.get(session);
    if (cached === undefined || cached.usedAt + WRITTEN_EVERY_MS > this.#now()) return;
    cached.usedAt = this.#now();
    this.#used.add(session);
    this.#writing ??= this.#write();
    await this.#writing;
  }

  async #write(): Promise<void> {
    try {
      while (this.#used.size > 0) {
        const used = [...this.#used];
        this.#used.clear();
        // Skips ended sessions, and skips locked rows because waiting for them would delay all
        // requests.
        await this.#db.query(sql`
          update session set last_used_at = clock_timestamp()
          where id in (
            select id from session where id = any (${used})
              and last_used_at > clock_timestamp() - ${this.#idleMinutes} * interval '1 minute'
            for no key update skip locked)`);
      }
    } catch {
      // A failed write must not fail the request. Other queries report a lost database.
    } finally {
      this.#writing = undefined;
    }
  }
}
