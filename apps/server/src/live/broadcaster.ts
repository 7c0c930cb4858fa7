import type { LiveReply } from '@platform/api/contract';
import type { Position } from '../notifications/position';
import { allFramed, framed } from './frames';
import type { Run } from './run';
import type { Stream, Streams } from './streams';

/** Number of streams that are written to before the loop yields. */
const WRITTEN_AT_ONCE = 500;
const HEARTBEAT_S = 15;
/** Seconds after an event during which a stream gets no heartbeat. */
const RECENT_S = 5;

export interface BroadcasterOptions {
  streams: Streams;
  run: Run;
  position: () => Position | undefined;
}

export class Broadcaster {
  readonly #options: BroadcasterOptions;
  readonly #lastBroadcast = new Map<string, number>();
  #second = 0;

  constructor(options: BroadcasterOptions) {
    this.#options = options;
  }

  send(messages: readonly LiveReply[], brand?: string): void {
    if (brand !== undefined) this.#lastBroadcast.set(brand, this.#second);
    this.#options.run(() => this.#sendAll(messages, brand));
  }

  beat(second: number): void {
    this.#second = second;
    const position = this.#options.position();
    if (position === undefined) return;
    const heartbeat = framed({ type: 'beat' }, position);
    for (const stream of this.#options.streams.all()) {
      if (this.#needsHeartbeat(stream)) stream.sink.send(heartbeat);
    }
  }

  #needsHeartbeat({ turn, pending, brand }: Stream): boolean {
    const isItsTurn = (this.#second + turn) % HEARTBEAT_S === 0;
    const last = this.#lastBroadcast.get(brand) ?? -Infinity;
    return isItsTurn && pending === undefined && this.#second - last >= RECENT_S;
  }

  async #sendAll(messages: readonly LiveReply[], brand: string | undefined): Promise<void> {
    const streams = [...this.#options.streams.all()];
    for (let first = 0; first < streams.length; first += WRITTEN_AT_ONCE) {
      // Other work runs between the batches, so the position may advance.
      const events = Buffer.from(allFramed(messages, this.#options.position()));
      for (const stream of streams.slice(first, first + WRITTEN_AT_ONCE)) {
        const isSent = brand === undefined || stream.brand === brand;
        if (isSent && stream.pending === undefined) stream.sink.send(events);
      }
      await new Promise(setImmediate);
    }
  }
}
