import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';

/** How long a session that was found alive is believed so by this server. */
const BELIEVED_MS = 5_000;
/** Of this age a belief is renewed along with others, if it is needed at all. */
const RENEWED_MS = 2_500;
/** How many questions are on their way at most: one whose connection is lost holds up no others. */
const QUESTIONS_AT_ONCE = 4;
/** The most sessions one question is about. */
const ASKED_AT_ONCE = 1_000;
/** Above this many remembered sessions the memory starts afresh: a bound, not a tuning. */
const REMEMBERED = 50_000;
/** A use is written down when the last one known is so long ago: a write each would cost too much. */
const WRITTEN_EVERY_MS = 60_000;

/** A session that was found alive. */
export interface LiveSession {
  member: bigint;
  /** Whether the member is, who then may do nothing but learn it. */
  disabled: boolean;
}

interface Belief extends LiveSession {
  /** In ms by a clock that only goes forward. */
  since: number;
  /** When the session was last used, as far as is written down; by the same clock. */
  usedAt: number;
  /** Whether a request relied on it since the database was last asked about it. */
  needed: boolean;
}

/** Those of the sessions asked about that are alive, by their id. */
type Answer = ReadonlyMap<string, LiveSession>;

/** A question to the database that was not asked yet. */
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
  /** How long ago it was last used, in ms. */
  rested: number;
}

/**
 * Which sessions are alive, as far as this server knows. What ends one is noticed immediately, by what the
 * database notifies; while notifications are lost, within 5 seconds, and so is the end of its time without
 * use. A request that must ask the database asks about others in use as well, and together with those that
 * wait as well, so that a crowd that comes back every moment costs a question now and then, not one each.
 */
export class LiveSessions {
  readonly #db: Queryable;
  readonly #idleMinutes: number;
  readonly #now: () => number;
  /** In the order in which they were found alive. */
  readonly #beliefs = new Map<string, Belief>();
  /** How often something was noticed that an answer on its way may not know of. */
  #noticed = 0;
  #asking = 0;
  /** What is asked together once one of the questions on their way is answered. */
  #next: Question | undefined;
  /** Sessions whose use is to be written down. */
  readonly #used = new Set<string>();
  #writing: Promise<void> | undefined;

  /**
   * @param idleMinutes how long a session lasts without use
   * @param now in ms; it only goes forward, or else what has ended would be believed in for longer
   */
  constructor(db: Queryable, idleMinutes: number, now: () => number) {
    this.#db = db;
    this.#idleMinutes = idleMinutes;
    this.#now = now;
  }

  /**
   * The session of this id; undefined when it has ended, or never was.
   *
   * @param inUse whether it is used now: only that keeps it alive. @default false
   */
  async find(session: string, inUse = false): Promise<LiveSession | undefined> {
    const known = this.#beliefs.get(session);
    const believed = known !== undefined && known.since + BELIEVED_MS > this.#now();
    if (believed) known.needed = true;
    const live = believed ? known : await this.#ask(session);
    if (live !== undefined && inUse) await this.#note(session);
    return live;
  }

  /** Those of these sessions that are alive now, and whose member may use them, as the database says. */
  async alive(sessions: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.#db.query<{ id: string }>(sql`
      select s.id from session s join member m on m.id = s.member_id
      where s.id = any (${sessions}) and s.revoked_at is null and not m.disabled
        and s.expires_at > clock_timestamp()
        and s.last_used_at > clock_timestamp() - ${this.#idleMinutes} * interval '1 minute'`);
    return new Set(rows.map(({ id }) => id));
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

  /** Asks about sessions, and about others in use; remembers and answers those that are alive. */
  async #askAbout(sessions: ReadonlySet<string>): Promise<Answer> {
    const asked = new Map(
      [...this.#due(), ...sessions].map((id) => [id, this.#beliefs.get(id)] as const),
    );
    const [since, noticed] = [this.#now(), this.#noticed];
    const rows = await this.#db.query<Row>(sql`
      select s.id, s.member_id as member, m.disabled,
        extract(epoch from clock_timestamp() - s.last_used_at)::float8 * 1000 as rested
      from session s join member m on m.id = s.member_id
      where s.id = any (${[...asked.keys()]}) and s.revoked_at is null
        and s.expires_at > clock_timestamp()
        and s.last_used_at > clock_timestamp() - ${this.#idleMinutes} * interval '1 minute'`);
    const alive = new Map(rows.map((row) => [row.id, row]));
    for (const [id, before] of asked) {
      // Whatever was noticed meanwhile, or learned by another question, is newer than this answer.
      if (this.#noticed === noticed && this.#beliefs.get(id) === before)
        this.#remember(id, alive.get(id), since);
    }
    return alive;
  }

  /** The sessions whose turn it is, of those that are needed. */
  #due(): string[] {
    const due: string[] = [];
    for (const [id, belief] of this.#beliefs) {
      if (belief.since + RENEWED_MS > this.#now() || due.length === ASKED_AT_ONCE) break;
      if (belief.needed) due.push(id);
      // Asked about once, though others ask before the answer is here.
      belief.needed = false;
    }
    return due;
  }

  #remember(id: string, found: Row | undefined, since: number): void {
    this.#beliefs.delete(id);
    if (found === undefined) return;
    if (this.#beliefs.size >= REMEMBERED) this.#beliefs.clear();
    const { member, disabled, rested } = found;
    this.#beliefs.set(id, { member, disabled, since, usedAt: since - rested, needed: false });
  }

  /** Notes that a session is used. What comes while others are written down goes together. */
  async #note(session: string): Promise<void> {
    const belief = this.#beliefs.get(session);
    if (belief === undefined || belief.usedAt + WRITTEN_EVERY_MS > this.#now()) return;
    belief.usedAt = this.#now();
    this.#used.add(session);
    this.#writing ??= this.#write();
    await this.#writing;
  }

  async #write(): Promise<void> {
    try {
      while (this.#used.size > 0) {
        const used = [...this.#used];
        this.#used.clear();
        // What is over by now stays so, though this server believed in it a moment ago. A session that is
        // being changed is left out: it would hold up the requests of all others.
        await this.#db.query(sql`
          update session set last_used_at = clock_timestamp()
          where id in (
            select id from session where id = any (${used})
              and last_used_at > clock_timestamp() - ${this.#idleMinutes} * interval '1 minute'
            for no key update skip locked)`);
      }
    } catch {
      // No reason to refuse what the session is used for; a lost database says so by itself.
    } finally {
      this.#writing = undefined;
    }
  }
}
