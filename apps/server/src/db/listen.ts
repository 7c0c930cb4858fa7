import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { connectionTo, ended, type Patience, type Sockets } from './connection';

/** How long to wait before a lost connection is opened again. */
const RETRY_MS = 500;

/** What a listener is called with. */
export interface Listener {
  /** A notification on the channel, from any server; its transaction has committed. */
  notice: (payload: string) => void;
  /** Notices may have been missed: at the start, and after the connection was lost. */
  gap: () => void;
}

/** How long a connection may take, and how often it is asked whether it is still there, in ms. */
export interface ListenOptions extends Patience {
  heartbeatMs?: number;
  /** Keeps its socket, so that it can be cut. */
  sockets?: Sockets;
}

const USUAL = { connectMs: 5_000, statementMs: 5_000, heartbeatMs: 5_000 };

/**
 * Listens to a channel of the database (`pg_notify`) on a connection of its own, which is opened again
 * whenever it is lost: how a server is notified immediately of what another has done.
 *
 * @param channel a plain identifier
 * @returns what ends it
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
    // Without a listener a connection that breaks would end the process; its end is handled below.
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

  /** Waits for the next heartbeat; false when the connection is over before, or no longer wanted. */
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
