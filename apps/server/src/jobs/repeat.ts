import { setTimeout as delay } from 'node:timers/promises';

export interface RepeatOptions {
  /**
   * Work to repeat, which must be safe on several servers. The signal aborts when the loop stops.
   */
  work: (signal: AbortSignal) => Promise<void>;
  restMs: number;
  onError: (error: unknown) => void;
}

export class Repeat {
  readonly #options: RepeatOptions;
  readonly #stop = new AbortController();
  #running: Promise<void> = Promise.resolve();

  constructor(options: RepeatOptions) {
    this.#options = options;
  }

  start(): void {
    this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { work, restMs, onError } = this.#options;
    const { signal } = this.#stop;
    while (!signal.aborted) {
      await work(signal).catch(onError);
      await delay(restMs, undefined, { signal }).catch(() => undefined);
    }
  }
}
