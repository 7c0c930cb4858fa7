import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { connectionTo, ended, type Patience, type Sockets } from './connection';

const RETRY_MS = 500;

export interface Listener {
  notice: (payload: string) => void;
  /** Called when notifications may have been missed: at the start, and after a lost connection. */
  gap: () => void;
}

export interface ListenOptions extends Patience {
  heartbeatMs?: number;
  sockets?: Sockets;
}

const USUAL = { connectMs: 5_000, statementMs: 5_000, heartbeatMs: 5_000 };

/** Listens to notifications (`pg_notify`) on its own connection, and reopens it if lost. */
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
    // Without a listener, a broken connection would crash the process.
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
