import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { connectionTo, Sockets } from './connection';
import { DatabaseAway } from './unavailable';

/** How often the database is asked, and how long it may take to answer, in ms. */
export interface HeartbeatOptions {
  /** @default 500 */
  everyMs?: number;
  /** @default 1_000 */
  patienceMs?: number;
}

/** Called when the database stops answering, and when it answers again. */
export interface HeartbeatEvents {
  away: (error: DatabaseAway) => void;
  back: () => void;
}

const LATE = Symbol('late');

/** Into how many parts a wait is divided, and how many more there are for what arrived late. */
const PARTS = 10;
const MORE = 2;

/**
 * Waits for an answer of the database up to a limit. A process that is held up itself takes longer over
 * each part, and reads what has arrived in between: its own delay is not taken for the database's,
 * which would cut its connections and hold it up even more.
 */
async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  for (let part = 0; part < PARTS + MORE; part += 1) {
    const first = await Promise.race([answer, delay(ms / PARTS, LATE, { ref: false })]);
    if (first !== LATE) return first;
  }
  throw new DatabaseAway(`it did not answer within ${ms} ms.`);
}

/** A connection that does nothing but ask whether the database is there. */
class Connection {
  readonly #sockets = new Sockets();
  readonly #client: pg.Client;

  constructor(url: string) {
    this.#client = new pg.Client(connectionTo(url, {}, this.#sockets));
    // A connection that breaks fails the next question; without a listener it would also end
    // the process.
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
export function startHeartbeat(
  url: string,
  { away, back }: HeartbeatEvents,
  { everyMs = 500, patienceMs = 1_000 }: HeartbeatOptions = {},
): () => Promise<void> {
  const stop = new AbortController();
  let connection: Connection | undefined;
  let isAway = false;

  function disconnect(error: Error): void {
    connection?.cut(error);
    connection = undefined;
  }

  async function reconnect(): Promise<void> {
    connection = new Connection(url);
    await within(patienceMs, connection.connect());
    await within(patienceMs, connection.ask());
  }

  async function ask(): Promise<void> {
    if (connection === undefined) return reconnect();
    try {
      await within(patienceMs, connection.ask());
    } catch (error) {
      disconnect(error as Error);
      // Silence is an answer too; an ended connection may have been ended on purpose.
      if (error instanceof DatabaseAway) throw error;
      await reconnect();
    }
  }

  async function beat(): Promise<void> {
    try {
      await ask();
      if (isAway) back();
      isAway = false;
    } catch (error) {
      disconnect(error as Error);
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
    disconnect(new Error('The heartbeat has stopped.'));
  }

  const running = run();
  return async () => {
    stop.abort();
    await running;
  };
}
