import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { connectionTo, ended, type Patience, type Sockets } from './connection';

/** Pause before a lost connection is reopened, in ms. */
const RETRY_MS = 500;

/** Callbacks of a listener. */
export interface Listener {
  /** Called with a notification from any server, after its transaction has committed. */
  notice: (payload: string) => void;
  /** Called when notices may have been missed: at the start, and after a lost connection. */
  gap: () => void;
}

/** Time limits of the connection, and the interval of its checks, in ms. */
export interface ListenOptions extends Patience {
  heartbeatMs?: number;
  /** Creates the socket of the connection, so that it can be closed. */
  sockets?: Sockets;
}

const USUAL = { connectMs: 5_000, statementMs: 5_000, heartbeatMs: 5_000 };

/**
 * Listens to a channel of the database (`pg_notify`) on its own connection, which is reopened whenever
 * it is lost. Servers notify each other through this channel.
 *
 * @param channel plain identifier
 * @returns a function that stops listening
 */
export function listen(
  url: string,
  channel: string,
  { notice, gap }: Listener,
  onError: ((error: Error) => void) | undefined,
  options: ListenOptions = {},
): () => Promise<void> {
  const patience = { ...USUAL, ...options };
  const stop = new AbortController();

  async function connection(): Promise<void> {
    const client = new pg.Client(connectionTo(url, patience, options.sockets));
    const over = new AbortController();
    const end = () => over.abort();
    client.once('end', end);
    // Without this listener, a broken connection would crash the process. The code below handles the
    // end of the connection.
    client.on('error', () => undefined);
    client.on('notification', ({ payload = '' }) => notice(payload));
    await client.connect();
    stop.signal.addEventListener('abort', end);
    try {
      const heartbeat = () => client.query(`listen ${client.escapeIdentifier(channel)}`);
      await heartbeat();
      gap();
      while (!stop.signal.aborted && (await stays(over.signal))) await heartbeat();
    } finally {
      stop.signal.removeEventListener('abort', end);
      await ended(client.end(), patience);
    }
  }

  /** Waits for the next heartbeat. Returns false if the connection ends first or the listener is stopped. */
  const stays = (signal: AbortSignal): Promise<boolean> =>
    delay(patience.heartbeatMs, true, { signal }).catch(() => false);

  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      await connection().catch((error: Error) => stop.signal.aborted || onError?.(error));
      gap();
      await delay(RETRY_MS, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  }

  const running = run();
  return async () => {
    stop.abort();
    await running;
  };
}
