import { backOff } from '../client/backOff';
import type { Client } from '../client/createClient';
import type { LiveMessage } from '../contract';
import { liveStateOf } from './liveState';
import { readStream, SILENCE_MS, StreamRefused } from './readStream';

const BACK_OFF = { first: 1_000, longest: 30_000 };

/** What one tab needs to have the lead, and to reach the others. */
export interface Tabs {
  readonly locks: Pick<LockManager, 'request'>;
  readonly openChannel: (name: string) => BroadcastChannel;
}

/** Settings of `followLive`. */
export interface FollowOptions {
  readonly client: Client;
  /** Called for every message, in the order of the stream; for each event once. */
  readonly receive: (message: LiveMessage) => void;
  /**
   * Called when what the page shows may be out of date: the stream has begun again, and what was
   * missed cannot be told.
   */
  readonly outOfDate: () => void;
  /** Called when the server says that the session is over. */
  readonly sessionOver: () => void;
  /** @default the browser's */
  readonly tabs?: Tabs | undefined;
  /** A number from 0 to 1. @default Math.random */
  readonly random?: () => number;
}

/** A message as the leader has received it. */
interface Told {
  readonly message: LiveMessage;
  readonly id: string | undefined;
  /** By the clock of this machine, which all tabs share; epoch ms. */
  readonly at: number;
}

/** What tabs say to each other. */
type Said =
  /** A tab has been opened: it has asked for its data since `since`. */
  | { readonly type: 'ask'; readonly since: number }
  /** The leader's stream is open, or not. To one that asks: what arrived since then. */
  | {
      readonly type: 'state';
      readonly live: boolean;
      readonly id: string | undefined;
      readonly told: readonly Told[];
    }
  | { readonly type: 'told'; readonly told: Told };

/** For how long a leader remembers what it has told, for tabs that are being opened, in ms. */
const REMEMBERED_MS = 30_000;
/** How long before this code was there a page may have asked for its data, in ms. */
const ASKED_BEFORE_MS = 5_000;
/** How many events a tab knows again. */
const KNOWN_EVENTS = 1_000;

/** The browser's own, where it has both. */
function browserTabs(): Tabs | undefined {
  const { locks } = Object(globalThis.navigator) as { locks?: LockManager };
  if (!locks || typeof BroadcastChannel === 'undefined') return undefined;
  return { locks, openChannel: (name) => new BroadcastChannel(name) };
}

/** Waits, or less when the browser says that it has a connection again. */
function rest(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const events = globalThis.window as Window | undefined;
    const over = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', over);
      events?.removeEventListener('online', over);
      resolve();
    };
    const timer = setTimeout(over, ms);
    signal.addEventListener('abort', over);
    events?.addEventListener('online', over);
  });
}

/**
 * Follows the live stream of the member who is signed in. All tabs of a browser share one stream: the
 * one that has a lock of the browser reads it and tells the others, and when it is closed, another
 * continues where it was. A browser without such locks opens no stream, since one for each tab would
 * use up its connections; pages ask for themselves then, as they do whenever the stream is not open.
 *
 * @returns what ends it
 */
export function followLive(options: FollowOptions): () => void {
  const { client, tabs = browserTabs() } = options;
  if (!tabs) return () => undefined;
  const follower = new Follower(options, tabs, client.session.get().member?.id ?? '');
  return () => follower.stop();
}

class Follower {
  readonly #options: FollowOptions;
  readonly #channel: BroadcastChannel;
  readonly #stop = new AbortController();
  readonly #openedAt: number;
  /** The ids of events that were received, the oldest first. */
  readonly #events = new Set<string>();
  /** Where the stream is. */
  #id: string | undefined;
  #leads = false;
  #live = false;
  /** What this tab has told, as the leader. */
  #told: Told[] = [];
  #watchdog: ReturnType<typeof setTimeout> | undefined;

  constructor(options: FollowOptions, { locks, openChannel }: Tabs, member: string) {
    this.#options = options;
    this.#openedAt = options.client.now() - ASKED_BEFORE_MS;
    const name = `platform-live:${member}`;
    this.#channel = openChannel(name);
    this.#channel.onmessage = ({ data }: MessageEvent<Said>) => this.#hear(data);
    this.#say({ type: 'ask', since: this.#openedAt });
    // Rejected when it is no longer wanted.
    locks.request(name, { signal: this.#stop.signal }, () => this.#lead()).catch(() => undefined);
  }

  stop(): void {
    this.#stop.abort();
    clearTimeout(this.#watchdog);
    if (this.#leads && this.#live) this.#sayState(false);
    this.#setLive(false);
    this.#channel.close();
  }

  #say(said: Said): void {
    if (!this.#stop.signal.aborted || said.type === 'state') this.#channel.postMessage(said);
  }

  #sayState(live: boolean, told: readonly Told[] = []): void {
    this.#say({ type: 'state', live, id: this.#id, told });
  }

  #hear(said: Said): void {
    if (this.#stop.signal.aborted) return;
    if (said.type === 'ask') {
      if (!this.#leads) return;
      this.#sayState(
        this.#live,
        this.#told.filter(({ at }) => at >= said.since),
      );
      return;
    }
    if (this.#leads) return;
    if (said.type === 'told') {
      this.#receive(said.told);
      this.#setLive(true);
    } else {
      for (const told of said.told) if (told.at >= this.#openedAt) this.#receive(told, true);
      this.#id = said.id ?? this.#id;
      this.#setLive(said.live);
    }
    this.#watch();
  }

  /** A leader whose tab the browser has frozen says nothing. */
  #watch(): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => this.#setLive(false), SILENCE_MS);
  }

  #setLive(live: boolean): void {
    this.#live = live;
    liveStateOf(this.#options.client).set(live);
  }

  /** @param again whether it was told before, so that it may be known already */
  #receive({ message, id }: Told, again = false): void {
    const before = this.#id;
    this.#id = id ?? before;
    if (message.type === 'hello') return this.#begin(message.resumed, before);
    if (message.type === 'end') return this.#options.sessionOver();
    if (message.type !== 'event') return this.#options.receive(message);
    const { id: event } = message.event;
    if (this.#events.has(event)) return;
    this.#events.add(event);
    const [oldest] = this.#events;
    if (this.#events.size > KNOWN_EVENTS && oldest !== undefined) this.#events.delete(oldest);
    this.#options.receive(again ? { ...message, past: true } : message);
  }

  #begin(resumed: boolean, before: string | undefined): void {
    // The data of a page that has just been opened is newer than the stream's beginning reaches back.
    const isNew = this.#options.client.now() - this.#openedAt < REMEMBERED_MS / 2;
    if (!resumed && (before !== undefined || !isNew)) this.#options.outOfDate();
  }

  /** Reads the stream, again and again, until it is no longer wanted. */
  async #lead(): Promise<void> {
    const { signal } = this.#stop;
    const { random = Math.random } = this.#options;
    if (signal.aborted) return;
    this.#leads = true;
    clearTimeout(this.#watchdog);
    this.#setLive(false);
    let attempts = 0;
    while (!signal.aborted) {
      const over = await this.#read(() => (attempts = 0));
      if (signal.aborted) return;
      this.#setLive(false);
      this.#sayState(false);
      if (over) return untilAborted(signal);
      await rest(backOff(BACK_OFF, attempts, random()), signal);
      attempts += 1;
    }
  }

  /** @returns whether there is nothing more to read: asking again would be of no use */
  async #read(opened: () => void): Promise<boolean> {
    const { client, sessionOver } = this.#options;
    let ended = false;
    try {
      await readStream(
        client,
        (message, id) => {
          if (message.type === 'hello') opened();
          if (message.type === 'end') ended = true;
          this.#tell({ message, id, at: client.now() });
        },
        { lastEventId: this.#id, signal: this.#stop.signal },
      );
    } catch (error) {
      if (!(error instanceof StreamRefused)) return false;
      if (error.isSessionOver) sessionOver();
      return error.isFinal;
    }
    return ended;
  }

  #tell(told: Told): void {
    if (this.#stop.signal.aborted) return;
    this.#told = [...this.#told.filter(({ at }) => at > told.at - REMEMBERED_MS), told];
    // Before it is live: what a page has may be out of date.
    this.#receive(told);
    this.#say({ type: 'told', told });
    if (told.message.type !== 'end') this.#setLive(true);
  }
}

/** The lead is kept: no other tab is to ask either. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve());
  });
