import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { ClientConfig } from 'pg';

/**
 * How long what is asked of a database may take, in ms; beyond that it fails. Nothing waits without
 * limit, whatever becomes of the database or of the network to it.
 */
export interface Patience {
  /** Until there is a connection: a free one of the pool or a new one. @default 10_000 */
  connectMs?: number;
  /** One statement, waiting for locks included. @default 30_000 */
  statementMs?: number;
  /** A lock, as part of a statement. @default 5_000 */
  lockMs?: number;
  /**
   * Between two statements of a transaction: what one holds whose server is lost holds up others that
   * long. @default 3_000
   */
  idleMs?: number;
  /**
   * Between two transactions; 0 for no limit. Connections in use are never silent that long: pools close
   * them before, and who listens asks every 5 s. What is left is of servers that were lost; without an
   * end, they would use up the connections there are. @default 15_000
   */
  silentMs?: number;
}

/** One that fails instead of connecting. */
class FailingSocket extends Socket {
  constructor(readonly error: Error) {
    super();
  }

  // Once the driver listens to it.
  override connect(): this {
    setImmediate(() => this.destroy(this.error));
    return this;
  }
}

/** The sockets of connections to a database, which can all be cut while they wait for it. */
export class Sockets {
  readonly #open = new Set<Socket>();
  #cut: Error | undefined;

  /**
   * Makes one; the driver connects it. While the database is away, not even that: those who wait for a
   * connection would try all together, and keep a database busy that is about to be back.
   */
  readonly make = (): Socket => {
    const socket = this.#cut ? new FailingSocket(this.#cut) : new Socket();
    this.#open.add(socket);
    return socket.once('close', () => this.#open.delete(socket));
  };

  /** How much has arrived on those that are open. */
  get bytesRead(): number {
    let sum = 0;
    for (const socket of this.#open) sum += socket.bytesRead;
    return sum;
  }

  /** Ends all of them, and new ones as they are made; what waits on them fails with this error. */
  cut(error: Error): void {
    this.#cut = error;
    for (const socket of this.#open) socket.destroy(error);
  }

  /** New ones are let through again. */
  restore(): void {
    this.#cut = undefined;
  }
}

/** After how long a pool closes a connection that nothing uses, in ms. */
export const POOL_IDLE_MS = 10_000;
/** How much longer than the database we wait for it to give up a statement. */
const GRACE_MS = 2_000;
/** After how long without a word TCP asks whether the other side is still there. */
const KEEP_ALIVE_MS = 10_000;

/** The address with settings of the session, besides those that it may have. */
export function withSettings(url: string, settings: Readonly<Record<string, string>>): string {
  const address = new URL(url);
  const added = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const options = [address.searchParams.get('options'), ...added].filter(Boolean);
  address.searchParams.set('options', options.join(' '));
  return address.href;
}

/** How every connection to a database is made. */
export const connectionTo = (
  url: string,
  {
    connectMs = 10_000,
    statementMs = 30_000,
    lockMs = 5_000,
    idleMs = 3_000,
    silentMs = 15_000,
  }: Patience = {},
  sockets = new Sockets(),
): ClientConfig => ({
  stream: sockets.make,
  connectionString: withSettings(url, {
    idle_session_timeout: String(silentMs),
    // Compiling a statement that looks expensive takes longer than the statement itself.
    jit: 'off',
  }),
  connectionTimeoutMillis: connectMs,
  statement_timeout: statementMs,
  lock_timeout: lockMs,
  // The database may be the one that does not answer.
  query_timeout: statementMs + GRACE_MS,
  idle_in_transaction_session_timeout: idleMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
});

/**
 * Waits until connections are ended. One whose database does not answer would never be; it ends
 * with the process.
 */
export async function ended(
  ending: Promise<void>,
  { statementMs = 30_000 }: Patience = {},
): Promise<void> {
  // Statements that are under way may end first.
  await Promise.race([ending, delay(statementMs + 2 * GRACE_MS, undefined, { ref: false })]);
}
