import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Listener } from '../../db/listen';
import type { Bus } from './bus';
import { connect, end, type RedisClient } from './redisClient';
import { relay, type Source } from './relay';

/** The stream of all notices: entries with a channel and a payload. */
const STREAM = 'platform:notices';
/** How many entries it keeps, about. Servers read from its end, and look in the database after a break. */
const KEPT = 10_000;
/** At most so many entries are read at once. */
const READ_AT_ONCE = 1_000;

/** How long Redis waits for an entry before it answers that there is none. */
const BLOCK_MS = 2_000;
/** How long to wait before a lost connection is opened again. */
const RETRY_MS = 500;

/** Instead of a channel: the server that passes notices on may have missed some, of any channel. */
const GAP = '*';

export interface RedisOptions {
  /** redis://user:password@host:6379/0, or rediss:// for TLS. Each platform needs a database of its own. */
  url: string;
  /** PostgreSQL's notifications, of which one server at a time passes on what is committed. */
  source: Source;
  /** The channels that triggers notify. */
  channels: readonly string[];
  /** Called once when Redis goes away. */
  onError: (error: Error) => void;
  /** After how long without a word a connection is lost. @default 5_000 */
  silenceMs?: number | undefined;
}

/** What is read of a stream; `message` has the fields that `notify` writes. */
interface Read {
  messages: Entry[];
}

interface Entry {
  id: string;
  message: { channel: string; payload: string };
}

/** The id of the newest entry, after which a server reads. */
async function newestIn(client: RedisClient): Promise<string> {
  const newest = await client.xRevRange(STREAM, '+', '-', { COUNT: 1 });
  return newest?.[0]?.id ?? '0-0';
}

/** The entries after an id; none when none came for a while. */
async function readAfter(client: RedisClient, id: string): Promise<Entry[]> {
  const options = { BLOCK: BLOCK_MS, COUNT: READ_AT_ONCE };
  const read: Read[] | null = await client.xRead({ key: STREAM, id }, options);
  return read?.flatMap(({ messages }) => messages) ?? [];
}

/**
 * Servers notify each other by a Redis stream. Only one listens to PostgreSQL: the one that holds a
 * lease in Redis passes on what is committed, and another takes over within seconds when it dies. While
 * Redis is away, it is as if there were a gap twice a second: servers look in the database.
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
    // What happened before is not told to those who come later.
    if (this.#writer) listener.gap();
  }

  async notify(channel: string, payload: string): Promise<void> {
    // Without a connection there is a gap for all once there is one.
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
      new Error(`Redis is away, so servers look in the database twice a second: ${error.message}`, {
        cause: error,
      }),
    );
  }

  /** Reads, and relays where it is this server's turn, until a connection is lost or no longer wanted. */
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
    // It waits for entries, and nothing waits for it.
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
