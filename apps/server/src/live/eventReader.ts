import type { Database } from '../db/database';
import { newsSince, positionNow, type MemberEvent } from '../notifications/memberEvents';
import type { Position } from '../notifications/position';
import type { Run } from './run';

/** Pause between reads, in ms. Events during the pause share the next read. */
const READ_REST_MS = 20;
const RETRY_MS = 1_000;
/** Number of members above which a read returns the events of all members. */
const FEW_MEMBERS = 1_000;

export type EventsByMember = ReadonlyMap<bigint, readonly MemberEvent[]>;

export interface EventReaderOptions {
  db: Database;
  run: Run;
  members: () => ReadonlyMap<bigint, unknown>;
  /** Called with new events. If the call fails, the reader retries later. */
  onEvents: (events: EventsByMember, position: Position) => Promise<void>;
}

function byMember(
  events: readonly MemberEvent[],
  members: ReadonlyMap<bigint, unknown>,
): EventsByMember {
  const grouped = new Map<bigint, MemberEvent[]>();
  for (const event of events) {
    if (!members.has(event.member)) continue;
    const own = grouped.get(event.member);
    if (own) own.push(event);
    else grouped.set(event.member, [event]);
  }
  return grouped;
}

/** Reads the new rows of `member_event`, one read at a time. */
export class EventReader {
  readonly #options: EventReaderOptions;
  #position: Position | undefined;
  #reading = false;
  #again = false;
  #lastRead: Promise<void> = Promise.resolve();

  constructor(options: EventReaderOptions) {
    this.#options = options;
  }

  /** Position up to which events were read; undefined while stopped. */
  get position(): Position | undefined {
    return this.#position;
  }

  /** Newest read, which may miss members who joined after the read began. */
  get lastRead(): Promise<void> {
    return this.#lastRead;
  }

  async start(): Promise<void> {
    this.#position = await positionNow(this.#options.db);
  }

  stop(): void {
    this.#position = undefined;
  }

  wake(): void {
    this.#again = true;
    if (this.#reading || this.#position === undefined) return;
    this.#reading = true;
    this.#options.run(() => this.#readAll().finally(() => (this.#reading = false)));
  }

  async #readAll(): Promise<void> {
    while (this.#again && this.#position !== undefined) {
      this.#again = false;
      try {
        const reading = this.#read(this.#position);
        this.#lastRead = reading.catch(() => undefined);
        await reading;
      } catch (error) {
        setTimeout(() => this.wake(), RETRY_MS).unref();
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, READ_REST_MS));
    }
  }

  async #read(since: Position): Promise<void> {
    const { db, members, onEvents } = this.#options;
    const few = members().size <= FEW_MEMBERS ? [...members().keys()] : undefined;
    const { events, position } = await newsSince(db, since, few);
    // The reader was restarted from a newer position in the meantime.
    if (this.#position !== since) return;
    this.#position = position;
    await onEvents(byMember(events, members()), position);
  }
}
