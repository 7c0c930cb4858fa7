import { setTimeout as delay } from 'node:timers/promises';

export interface RepeatOptions {
  /** One round of work. Several servers may do it at the same time. */
  work: () => Promise<void>;
  /** How long to rest after it, in ms. */
  restMs: number;
  /** Called with the error of work that failed; it is tried again after the rest. */
  onError: (error: unknown) => void;
}

/** Does the same work again and again in the background. */
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

  /** Stops after the work in progress. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { work, restMs, onError } = this.#options;
    const { signal } = this.#stop;
    while (!signal.aborted) {
      await work().catch(onError);
      await delay(restMs, undefined, { signal }).catch(() => undefined);
    }
  }
}
