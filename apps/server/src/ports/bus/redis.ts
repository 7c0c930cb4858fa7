import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Listener } from '../../db/listen';
import type { Bus } from './bus';
import { connect, end, type RedisClient } from './redisClient';
import { relay, type Source } from './relay';

/** Stream of notifications. Each entry has a channel and a payload. */
const STREAM = 'platform:notices';
/**
 * Number of entries that the stream retains. Servers read only the end of the stream; after an
 * interruption, they read the database.
 */
const KEPT = 10_000;
const READ_AT_ONCE = 1_000;

/** Time that Redis waits for an entry, in ms. */
const BLOCK_MS = 2_000;
const RETRY_MS = 500;

/**
 * Replaces the channel in a gap: the relaying server may have missed notifications of any channel.
 */
const GAP = '*';

export interface RedisOptions {
  /**
   * redis://user:password@host:6379/0, or rediss:// for TLS. Each platform needs its own Redis
   * database.
   */
  url: string;
  /** Notifications of PostgreSQL, which one server at a time relays. */
  source: Source;
  /** Channels of the database triggers. */
  channels: readonly string[];
  /** Called once per outage of Redis. */
  onError: (error: Error) => void;
  /** Time without data after which a connection counts as lost, in ms. @default 5_000 */
  silenceMs?: number | undefined;
}

/** Entries of one read. `message` has the fields that `notify` writes. */
interface Read {
  messages: Entry[];
}

interface Entry {
  id: string;
  message: { channel: string; payload: string };
}

/** Returns the id of the newest entry. A server reads only later entries. */
async function newestIn(client: RedisClient): Promise<string> {
  const newest = await client.xRevRange(STREAM, '+', '-', { COUNT: 1 });
  return newest?.[0]?.id ?? '0-0';
}

async function readAfter(client: RedisClient, id: string): Promise<Entry[]> {
  const options = { BLOCK: BLOCK_MS, COUNT: READ_AT_ONCE };
  const read: Read[] | null = await client.xRead({ key: STREAM, id }, options);
  return read?.flatMap(({ messages }) => messages) ?? [];
}

/**
 * Bus on Redis. Only the server with the lease in Redis listens to PostgreSQL and relays commits.
 * If that server crashes, another one takes over within seconds. While Redis is unreachable,
 * listeners get a gap twice a second, and servers read the database.
 */
export class RedisBus implements Bus {
  readonly #options: RedisOptions;
  readonly #listeners = new Map<string, Listener[]>();
  readonly #stop = new AbortController();
  readonly #running: Promise<void>;
  #writer: RedisClient | undefined;
  #away = false;

  constructor(options: RedisOptions) {
    this.#options = options;
    this.#running = this.#run();
  }

  listen(channel: string, listener: Listener): void {
    this.#listeners.set(channel, [...(this.#listeners.get(channel) ?? []), listener]);
    // A new listener has missed earlier notifications.
    if (this.#writer) listener.gap();
  }

  async notify(channel: string, payload: string): Promise<void> {
    // Without a connection, the notification is lost. Listeners get a gap after the reconnection.
    await this.#writer?.xAdd(
      STREAM,
      '*',
      { channel, payload },
      {
        TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: KEPT },
      },
    );
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      await this.#follow().catch((error: Error) => this.#lose(error));
      this.#gap();
      await delay(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  #lose(error: Error): void {
    if (this.#away || this.#stop.signal.aborted) return;
    this.#away = true;
    this.#options.onError(
      new Error(
        `Redis is unavailable. Servers poll the database twice a second: ${error.message}`,
        {
          cause: error,
        },
      ),
    );
  }

  /** Resolves when the connection or the bus closes. */
  async #follow(): Promise<void> {
    const over = new AbortController();
    const leave = () => over.abort();
    this.#stop.signal.addEventListener('abort', leave);
    try {
      await this.#serve(over);
    } finally {
      this.#stop.signal.removeEventListener('abort', leave);
    }
  }

  async #serve(over: AbortController): Promise<void> {
    const { url, silenceMs } = this.#options;
    const { signal } = over;
    const reader = await connect(url, silenceMs);
    // The reader blocks while it waits for entries. No command needs the reader's result, so close the
    // reader immediately.
    signal.addEventListener('abort', () => end(reader), { once: true });
    let writer: RedisClient | undefined;
    const work: Promise<void>[] = [];
    try {
      writer = await connect(url, silenceMs);
      const after = await newestIn(reader);
      this.#writer = writer;
      this.#away = false;
      this.#gap();
      work.push(this.#read(reader, after, signal), this.#relay(writer, signal));
      await Promise.race(work);
    } finally {
      over.abort();
      await Promise.allSettled(work);
      this.#writer = undefined;
      end(reader);
      end(writer);
    }
  }

  #relay(client: RedisClient, signal: AbortSignal): Promise<void> {
    const { source, channels } = this.#options;
    const pass = (channel: string, payload: string) => this.notify(channel, payload);
    const gap = () => this.notify(GAP, '');
    return relay({ client, id: randomUUID(), signal, source, channels, pass, gap });
  }

  async #read(reader: RedisClient, after: string, signal: AbortSignal): Promise<void> {
    let last = after;
    while (!signal.aborted) {
      for (const { id, message } of await readAfter(reader, last)) {
        last = id;
        this.#tell(message.channel, message.payload);
      }
    }
  }

  #tell(channel: string, payload: string): void {
    if (channel === GAP) return this.#gap();
    for (const listener of this.#listeners.get(channel) ?? []) listener.notice(payload);
  }

  #gap(): void {
    for (const listener of [...this.#listeners.values()].flat()) listener.gap();
  }
}
