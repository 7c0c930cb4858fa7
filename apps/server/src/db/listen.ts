import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** How long a lost connection rests before it is made anew. */
const RETRY_MS = 500;
/** How long a connection may take to be made. */
const LONGEST_MS = 5_000;

/** What a listener is told. */
export interface Listener {
  /** Somebody, on whatever server, said this on the channel; it is committed. */
  notice: (payload: string) => void;
  /** Notices may have been missed: at the start, and after the connection was lost. */
  gap: () => void;
}

/**
 * Listens to a channel of the database (`pg_notify`) on a connection of its own, which is made anew
 * whenever it is lost: how one server hears at once of what another has done.
 *
 * @param channel a plain identifier
 * @returns what ends it
 */
export function listen(
  url: string,
  channel: string,
  { notice, gap }: Listener,
  onError: ((error: Error) => void) | undefined,
): () => Promise<void> {
  const stop = new AbortController();

  async function connection(): Promise<void> {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: LONGEST_MS });
    const over = new Promise<void>((resolve) => {
      client.once('end', resolve);
      stop.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    // Without a listener a connection that breaks would end the process; its end is heard below.
    client.on('error', () => undefined);
    client.on('notification', ({ payload = '' }) => notice(payload));
    await client.connect();
    try {
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      gap();
      if (!stop.signal.aborted) await over;
    } finally {
      await client.end();
    }
  }

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
