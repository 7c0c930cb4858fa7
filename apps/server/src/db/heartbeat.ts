import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { connectionTo, Sockets } from './connection';
import { DatabaseAway } from './unavailable';

/** How often the database is asked, and how long it may be silent then, in ms. */
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
 * Waits for an answer of the database, as long as it is not silent for longer than a limit: what takes
 * several messages, such as a connection, may take longer in all. A process that is held up itself takes
 * longer over each part, and reads what has arrived in between: its own delay is not taken for the
 * database's, which would cut its connections and hold it up even more.
 *
 * @param bytesRead returns the number of bytes that have arrived so far
 */
async function within<T>(ms: number, answer: Promise<T>, bytesRead: () => number): Promise<T> {
  let before = bytesRead();
  for (let silent = 0; silent < PARTS + MORE;) {
    const first = await Promise.race([answer, delay(ms / PARTS, LATE, { ref: false })]);
    if (first !== LATE) return first;
    const now = bytesRead();
    silent = now === before ? silent + 1 : 0;
    before = now;
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

  /** Connects and asks. @throws DatabaseAway when the database is silent for so many ms */
  async open(ms: number): Promise<void> {
    await within(ms, this.#client.connect(), () => this.#sockets.bytesRead);
    await this.ask(ms);
  }

  /** @throws DatabaseAway when the database is silent for so many ms */
  async ask(ms: number): Promise<void> {
    await within(ms, this.#client.query('select 1'), () => this.#sockets.bytesRead);
  }

  /** Ends it, whether or not the database answers. */
  cut(error: Error): void {
    this.#sockets.cut(error);
  }
}

/**
 * Asks a database again and again, on a connection of its own, whether it is there. A connection
 * that was ended is opened again immediately; the database is away when that fails too, or when it is
 * silent. While it is away, new connections are tried beside those that still wait: one that was made
 * during a silence may never be answered. One heartbeat is enough for all pools of a database.
 */
export class Heartbeat {
  readonly #url: string;
  readonly #onError: (error: DatabaseAway) => void;
  readonly #patienceMs: number;
  readonly #everyMs: number;
  readonly #watchers: HeartbeatEvents[] = [];
  readonly #stop = new AbortController();
  readonly #running: Promise<void>;
  #connection: Connection | undefined;
  /** What is tried while the database is away. */
  readonly #attempts = new Set<Connection>();
  #away: DatabaseAway | undefined;

  /** @param onError called once whenever the database goes away */
  constructor(
    url: string,
    onError: (error: DatabaseAway) => void,
    { everyMs = 500, patienceMs = 1_000 }: HeartbeatOptions = {},
  ) {
    this.#url = url;
    this.#onError = onError;
    this.#everyMs = everyMs;
    this.#patienceMs = patienceMs;
    this.#running = this.#run();
  }

  /** Calls back from now on; immediately when the database is away already. */
  watch(events: HeartbeatEvents): void {
    this.#watchers.push(events);
    if (this.#away) events.away(this.#away);
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  #disconnect(error: Error): void {
    this.#connection?.cut(error);
    this.#connection = undefined;
  }

  async #ask(): Promise<void> {
    if (this.#connection) {
      try {
        return await this.#connection.ask(this.#patienceMs);
      } catch (error) {
        this.#disconnect(error as Error);
        // Silence is an answer too; an ended connection may have been ended on purpose.
        if (error instanceof DatabaseAway) throw error;
      }
    }
    this.#connection = new Connection(this.#url);
    await this.#connection.open(this.#patienceMs);
  }

  async #beat(): Promise<void> {
    try {
      await this.#ask();
    } catch (error) {
      this.#disconnect(error as Error);
      if (this.#stop.signal.aborted) return;
      const away = error instanceof DatabaseAway ? error : new DatabaseAway(String(error));
      this.#away = away;
      this.#onError(away);
      for (const watcher of this.#watchers) watcher.away(away);
    }
  }

  /** Tries whether the database is back. The first attempt that is answered ends the others. */
  async #attempt(): Promise<void> {
    const connection = new Connection(this.#url);
    this.#attempts.add(connection);
    try {
      await connection.open(this.#patienceMs);
    } catch (error) {
      this.#attempts.delete(connection);
      return connection.cut(error as Error);
    }
    // Not if another one was answered first, or the heartbeat has stopped.
    if (!this.#attempts.delete(connection)) return;
    this.#endAttempts(new Error('Another connection was answered first.'));
    this.#connection = connection;
    this.#away = undefined;
    for (const { back } of this.#watchers) back();
  }

  #endAttempts(error: Error): void {
    for (const attempt of this.#attempts) attempt.cut(error);
    this.#attempts.clear();
  }

  async #run(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      if (this.#away) void this.#attempt();
      else await this.#beat();
      await delay(this.#everyMs, undefined, { signal }).catch(() => undefined);
    }
    const stopped = new Error('The heartbeat has stopped.');
    this.#endAttempts(stopped);
    this.#disconnect(stopped);
  }
}
