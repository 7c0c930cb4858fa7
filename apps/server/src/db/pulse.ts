import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { connectionTo, Sockets } from './connection';
import { DatabaseAway } from './unavailable';

/** How often the database is asked, and how long it may take to answer, in ms. */
export interface PulseOptions {
  /** @default 500 */
  everyMs?: number;
  /** @default 1_000 */
  patienceMs?: number;
}

/** What is told when the database stops answering, and when it answers again. */
export interface PulseEvents {
  away: (error: DatabaseAway) => void;
  back: () => void;
}

const LATE = Symbol('late');

/** Waits for an answer of the database so long and no longer. */
async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  // The second wait is for a process that was held up itself: the answer may be there, unread.
  for (const wait of [ms, ms / 4]) {
    const first = await Promise.race([answer, delay(wait, LATE, { ref: false })]);
    if (first !== LATE) return first;
  }
  throw new DatabaseAway(`it did not answer within ${ms} ms.`);
}

/** A connection that does nothing but ask whether the database is there. */
class Line {
  readonly #sockets = new Sockets();
  readonly #client: pg.Client;

  constructor(url: string) {
    this.#client = new pg.Client(connectionTo(url, {}, this.#sockets));
    // A connection that breaks fails the next question; unheard, the event would end the process.
    this.#client.on('error', () => undefined);
  }

  readonly connect = async (): Promise<void> => void (await this.#client.connect());

  readonly ask = async (): Promise<void> => void (await this.#client.query('select 1'));

  /** Ends it, whether or not the database answers. */
  cut(error: Error): void {
    this.#sockets.cut(error);
  }
}

/**
 * Asks a database again and again, on a connection of its own, whether it is there. A connection
 * that was ended is opened again immediately; the database is away when that fails too, or when it is
 * silent.
 *
 * @returns what ends it
 */
export function takePulse(
  url: string,
  { away, back }: PulseEvents,
  { everyMs = 500, patienceMs = 1_000 }: PulseOptions = {},
): () => Promise<void> {
  const stop = new AbortController();
  let line: Line | undefined;
  let isAway = false;

  function hangUp(error: Error): void {
    line?.cut(error);
    line = undefined;
  }

  async function askAnew(): Promise<void> {
    line = new Line(url);
    await within(patienceMs, line.connect());
    await within(patienceMs, line.ask());
  }

  async function ask(): Promise<void> {
    if (line === undefined) return askAnew();
    try {
      await within(patienceMs, line.ask());
    } catch (error) {
      hangUp(error as Error);
      // Silence is an answer too; an ended connection may have been ended on purpose.
      if (error instanceof DatabaseAway) throw error;
      await askAnew();
    }
  }

  async function beat(): Promise<void> {
    try {
      await ask();
      if (isAway) back();
      isAway = false;
    } catch (error) {
      hangUp(error as Error);
      if (stop.signal.aborted || isAway) return;
      isAway = true;
      away(error instanceof DatabaseAway ? error : new DatabaseAway(String(error)));
    }
  }

  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      await beat();
      await delay(everyMs, undefined, { signal: stop.signal }).catch(() => undefined);
    }
    hangUp(new Error('The pulse is no longer taken.'));
  }

  const running = run();
  return async () => {
    stop.abort();
    await running;
  };
}
