import { backOff } from '../client/backOff';
import type { Client } from '../client/createClient';
import type { LiveMessage } from '../contract';
import { liveStateOf } from './liveState';
import { readStream, SILENCE_MS, StreamRefused } from './readStream';

const BACK_OFF = { first: 1_000, longest: 30_000 };

/** Browser features that elect a leader among tabs and connect them. */
export interface Tabs {
  readonly locks: Pick<LockManager, 'request'>;
  readonly openChannel: (name: string) => BroadcastChannel;
}

export interface FollowOptions {
  readonly client: Client;
  /** Called for every message in stream order, once per event. */
  readonly receive: (message: LiveMessage) => void;
  /** Called if the page's data may be stale because missed messages cannot be delivered. */
  readonly outOfDate: () => void;
  readonly sessionOver: () => void;
  /** Locks and channels between tabs. @default the browser's */
  readonly tabs?: Tabs | undefined;
  /** Random number from 0 to 1. @default Math.random */
  readonly random?: () => number;
}

interface Received {
  readonly message: LiveMessage;
  readonly id: string | undefined;
  /** Time of receipt, epoch ms on this device's clock, which all tabs share. */
  readonly at: number;
}

type TabMessage =
  /** Message of a new tab, which requested its data at `since`. */
  | { readonly type: 'ask'; readonly since: number }
  /**
   * State of the leader's stream. A reply to a new tab also contains the messages since that tab's request.
   */
  | {
      readonly type: 'state';
      readonly live: boolean;
      readonly id: string | undefined;
      readonly messages: readonly Received[];
    }
  | { readonly type: 'message'; readonly received: Received };

/** Time for which the leader keeps messages for new tabs, in ms. */
const KEPT_MS = 30_000;
/** Maximum time between a page's first data request and the start of this code, in ms. */
const LOAD_MS = 5_000;
/** Number of event ids kept to detect duplicates. */
const KNOWN_EVENTS = 1_000;

function browserTabs(): Tabs | undefined {
  const { locks } = Object(globalThis.navigator) as { locks?: LockManager };
  if (!locks || typeof BroadcastChannel === 'undefined') return undefined;
  return { locks, openChannel: (name) => new BroadcastChannel(name) };
}

/** Waits, but ends the wait when the browser reconnects or the signal aborts. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
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
 * Follows the live stream, which all tabs share: the tab with a browser lock reads it and forwards
 * the messages. When that tab closes, another one resumes the stream.
 *
 * Without locks, no stream is opened, because one per tab would use up the browser's connections.
 * Pages then poll, as they do whenever the stream is not open.
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
  /** Ids of received events, oldest first. */
  readonly #events = new Set<string>();
  #id: string | undefined;
  #leads = false;
  #live = false;
  /** Messages forwarded by this tab as the leader. */
  #recent: Received[] = [];
  #watchdog: ReturnType<typeof setTimeout> | undefined;

  constructor(options: FollowOptions, { locks, openChannel }: Tabs, member: string) {
    this.#options = options;
    this.#openedAt = options.client.now() - LOAD_MS;
    // Earlier releases used the name `platform-live` for another format.
    const name = `platform-live-stream:${member}`;
    this.#channel = openChannel(name);
    this.#channel.onmessage = ({ data }: MessageEvent<TabMessage>) => this.#handle(data);
    this.#post({ type: 'ask', since: this.#openedAt });
    // Ignores the rejection of an aborted request.
    locks.request(name, { signal: this.#stop.signal }, () => this.#lead()).catch(() => undefined);
  }

  stop(): void {
    this.#stop.abort();
    clearTimeout(this.#watchdog);
    if (this.#leads && this.#live) this.#postState(false);
    this.#setLive(false);
    this.#channel.close();
  }

  #post(tabMessage: TabMessage): void {
    if (!this.#stop.signal.aborted || tabMessage.type === 'state')
      this.#channel.postMessage(tabMessage);
  }

  #postState(live: boolean, messages: readonly Received[] = []): void {
    this.#post({ type: 'state', live, id: this.#id, messages });
  }

  #handle(tabMessage: TabMessage): void {
    if (this.#stop.signal.aborted) return;
    if (tabMessage.type === 'ask') {
      if (!this.#leads) return;
      this.#postState(
        this.#live,
        this.#recent.filter(({ at }) => at >= tabMessage.since),
      );
      return;
    }
    if (this.#leads) return;
    if (tabMessage.type === 'message') {
      this.#receive(tabMessage.received);
      this.#setLive(true);
    } else {
      for (const received of tabMessage.messages)
        if (received.at >= this.#openedAt) this.#receive(received, true);
      this.#id = tabMessage.id ?? this.#id;
      this.#setLive(tabMessage.live);
    }
    this.#watch();
  }

  /** Marks the stream as not live if the leader is silent, for example in a frozen tab. */
  #watch(): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => this.#setLive(false), SILENCE_MS);
  }

  #setLive(live: boolean): void {
    this.#live = live;
    liveStateOf(this.#options.client).set(live);
  }

  /** @param again true if this tab may already have received the message */
  #receive({ message, id }: Received, again = false): void {
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
    // Reports stale data only for an older page: the data of a new page is newer than the stream.
    const isNew = this.#options.client.now() - this.#openedAt < KEPT_MS / 2;
    if (!resumed && (before !== undefined || !isNew)) this.#options.outOfDate();
  }

  /** Reads the stream, and reconnects until it is stopped. */
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
      this.#postState(false);
      if (over) return untilAborted(signal);
      await pause(backOff(BACK_OFF, attempts, random()), signal);
      attempts += 1;
    }
  }

  /** @returns true if reconnecting would be useless */
  async #read(opened: () => void): Promise<boolean> {
    const { client, sessionOver } = this.#options;
    let ended = false;
    try {
      await readStream(
        client,
        (message, id) => {
          if (message.type === 'hello') opened();
          if (message.type === 'end') ended = true;
          this.#forward({ message, id, at: client.now() });
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

  #forward(received: Received): void {
    if (this.#stop.signal.aborted) return;
    this.#recent = [...this.#recent.filter(({ at }) => at > received.at - KEPT_MS), received];
    // Applies the message before the stream counts as live, because `hello` may mark the data as
    // stale.
    this.#receive(received);
    this.#post({ type: 'message', received });
    if (received.message.type !== 'end') this.#setLive(true);
  }
}

/** Keeps the lock until the signal aborts, so that no other tab reconnects. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve());
  });
