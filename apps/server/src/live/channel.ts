import type { Bus } from '../ports/bus/bus';
import { balancesPayloads, readNotice, type Notice } from './notices';
import type { Run } from './run';

/** Channel of the triggers: see notify_live.sql. */
export const CHANNEL = 'live';

/** Interval for batching balance changes before other servers are notified, in ms. */
const GATHER_MS = 200;

export interface LiveChannelOptions {
  bus: Pick<Bus, 'listen' | 'notify'>;
  run: Run;
  onNotice: (notice: Notice) => void;
  /** Called at the start, and when notifications may have been lost. */
  onGap: () => void;
}

export class LiveChannel {
  readonly #options: LiveChannelOptions;
  readonly #gathered = new Set<bigint>();
  #listening: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: LiveChannelOptions) {
    this.#options = options;
  }

  listen(): Promise<void> {
    const { bus, onNotice, onGap } = this.#options;
    this.#listening ??= new Promise((resolve) => {
      bus.listen(CHANNEL, {
        notice: (payload) => onNotice(readNotice(payload)),
        gap: () => {
          resolve();
          onGap();
        },
      });
    });
    return this.#listening;
  }

  balancesChanged(members: readonly bigint[]): void {
    for (const member of members) this.#gathered.add(member);
    this.#timer ??= setTimeout(() => this.#notify(), GATHER_MS).unref();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #notify(): void {
    const { bus, run } = this.#options;
    this.#timer = undefined;
    const payloads = balancesPayloads([...this.#gathered]);
    this.#gathered.clear();
    // If this notification is lost, the member's next event includes the balance.
    for (const payload of payloads) run(() => bus.notify(CHANNEL, payload));
  }
}
