import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { connectionTo, Sockets } from './connection';
import { DatabaseAway } from './unavailable';

export interface HeartbeatOptions {
  /** Interval between checks, in ms. @default 500 */
  everyMs?: number;
  /**
   * Time without a response after which the database counts as unavailable, in ms. @default 1_000
   */
  patienceMs?: number;
}

export interface HeartbeatEvents {
  away: (error: DatabaseAway) => void;
  back: () => void;
}

const LATE = Symbol('late');

const PARTS = 10;
/** Number of additional parts for late responses. */
const MORE = 2;

/**
 * Waits for an answer, with a limit on the time without incoming data. An operation with several
 * messages may therefore take longer. The process reads incoming data between the parts of the
 * wait, so that its own delay does not count as an outage.
 *
 * @param bytesRead returns the number of bytes received so far
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

class Connection {
  readonly #sockets = new Sockets();
  readonly #client: pg.Client;

  constructor(url: string) {
    this.#client = new pg.Client(connectionTo(url, {}, this.#sockets));
    // Without a listener, a broken connection would crash the process. The next check detects it.
    this.#client.on('error', () => undefined);
  }

  /** Connects and checks the database. @throws DatabaseAway if nothing arrives for `ms` */
  async open(ms: number): Promise<void> {
    await within(ms, this.#client.connect(), () => this.#sockets.bytesRead);
    await this.ask(ms);
  }

  async ask(ms: number): Promise<void> {
    await within(ms, this.#client.query('select 1'), () => this.#sockets.bytesRead);
  }

  cut(error: Error): void {
    this.#sockets.cut(error);
  }
}

/**
 * Detects outages of a database: an open connection gets no response, or no connection can be
 * opened. During an outage, opens connections in parallel, because a single attempt may never get a
 * response.
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
  readonly #attempts = new Set<Connection>();
  #away: DatabaseAway | undefined;

  /** @param onError called once per outage */
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

  /** Calls `away` immediately during an outage. */
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
        // Only a missing response is an outage. The connection may have been closed on purpose, so
        // the next step opens another one.
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

  /** Tries to connect. The first success cancels the other attempts. */
  async #attempt(): Promise<void> {
    const connection = new Connection(this.#url);
    this.#attempts.add(connection);
    try {
      await connection.open(this.#patienceMs);
    } catch (error) {
      this.#attempts.delete(connection);
      return connection.cut(error as Error);
    }
    // Another attempt succeeded first, or the heartbeat has stopped.
    if (!this.#attempts.delete(connection)) return;
    this.#endAttempts(new Error('Another connection responded first.'));
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
