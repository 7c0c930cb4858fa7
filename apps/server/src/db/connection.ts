import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { ClientConfig } from 'pg';

/** Time limits in ms. They keep a failed database or network from blocking callers forever. */
export interface Patience {
  /** Limit for getting a free or new connection. @default 10_000 */
  connectMs?: number;
  /** Limit for a statement, including waits for locks. @default 30_000 */
  statementMs?: number;
  /** Limit for a lock wait within a statement. @default 5_000 */
  lockMs?: number;
  /**
   * Limit between two statements of a transaction, after which the locks of a crashed server are
   * released.
   * @default 3_000
   */
  idleMs?: number;
  /**
   * Limit between two transactions; 0 for none. Closes the connections of crashed servers, before
   * they use up all connections. Live connections are never idle that long: pools close idle ones
   * earlier, and listeners query every 5 s. @default 15_000
   */
  silentMs?: number;
}

class FailingSocket extends Socket {
  constructor(readonly error: Error) {
    super();
  }

  // Delays the failure until the driver has attached its listeners.
  override connect(): this {
    setImmediate(() => this.destroy(this.error));
    return this;
  }
}

/** Sockets of all connections to a database, which can be closed while they wait for a response. */
export class Sockets {
  readonly #open = new Set<Socket>();
  #cut: Error | undefined;

  /**
   * Creates a socket, which fails immediately while the database is unavailable. Otherwise all
   * waiting callers would reconnect together and slow down a recovering database.
   */
  readonly make = (): Socket => {
    const socket = this.#cut ? new FailingSocket(this.#cut) : new Socket();
    this.#open.add(socket);
    return socket.once('close', () => this.#open.delete(socket));
  };

  get bytesRead(): number {
    let sum = 0;
    for (const socket of this.#open) sum += socket.bytesRead;
    return sum;
  }

  /** Destroys all sockets, so that pending operations fail with this error. */
  cut(error: Error): void {
    this.#cut = error;
    for (const socket of this.#open) socket.destroy(error);
  }

  restore(): void {
    this.#cut = undefined;
  }
}

export const POOL_IDLE_MS = 10_000;
/** Grace period of the client beyond the database's statement timeout, in ms. */
const GRACE_MS = 2_000;
const KEEP_ALIVE_MS = 10_000;

export function withSettings(url: string, settings: Readonly<Record<string, string>>): string {
  const address = new URL(url);
  const added = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const options = [address.searchParams.get('options'), ...added].filter(Boolean);
  address.searchParams.set('options', options.join(' '));
  return address.href;
}

/**
 * Name under which servers connect. A release that revokes privileges of the previous one connects
 * under another name. The privileges are revoked once no other server is connected
 * (`grantPrivileges`).
 */
export const APPLICATION = 'platform server 2';

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
  application_name: APPLICATION,
  connectionString: withSettings(url, {
    idle_session_timeout: String(silentMs),
    // JIT compilation takes longer than the statements themselves.
    jit: 'off',
  }),
  connectionTimeoutMillis: connectMs,
  statement_timeout: statementMs,
  lock_timeout: lockMs,
  // Applies if the database does not respond at all.
  query_timeout: statementMs + GRACE_MS,
  idle_in_transaction_session_timeout: idleMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
});

/**
 * Waits until connections have closed. If the database does not respond, they close with the
 * process.
 */
export async function ended(
  ending: Promise<void>,
  { statementMs = 30_000 }: Patience = {},
): Promise<void> {
  // Lets statements in progress finish first.
  await Promise.race([ending, delay(statementMs + 2 * GRACE_MS, undefined, { ref: false })]);
}
