import { setTimeout as delay } from 'node:timers/promises';
import { untilAborted } from '../ports/untilAborted';

const LONGEST_WAIT_MS = 1_000;

export interface TimedOptions {
  /**
   * Work of a step, which must be safe on several servers. A long step must stop early once
   * `ending` is aborted.
   */
  step: (ending: AbortSignal) => Promise<void>;
  /** Returns the time until the next step, in ms; undefined if unknown. */
  untilNext: () => Promise<number | undefined>;
  onError: (error: unknown) => void;
  /**
   * Longest wait in ms, because other servers may create work.
   *
   * @default 1_000
   */
  longestWaitMs?: number;
}

export class Timed {
  readonly #options: TimedOptions;
  readonly #stop = new AbortController();
  #rest = new AbortController();
  #running: Promise<void> = Promise.resolve();

  constructor(options: TimedOptions) {
    this.#options = options;
  }

  /** Starts in the background, because unfinished work of another server may be slow. */
  start(): void {
    this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  wake(): void {
    this.#rest.abort();
  }

  async #run(): Promise<void> {
    const { step, onError } = this.#options;
    const { signal } = this.#stop;
    while (!signal.aborted) {
      try {
        // Replaces the controller before the step, so that a wake-up during the step requests another one.
        this.#rest = new AbortController();
        await step(signal);
        await this.#wait(await this.#untilNext(), this.#rest.signal);
      } catch (error) {
        onError(error);
        // Ignores wake-ups after an error, because the step would fail again.
        await this.#wait(this.#longest);
      }
    }
  }

  async #untilNext(): Promise<number> {
    const wait = await this.#options.untilNext();
    return Math.ceil(Math.min(this.#longest, wait ?? this.#longest));
  }

  get #longest(): number {
    return this.#options.longestWaitMs ?? LONGEST_WAIT_MS;
  }

  async #wait(ms: number, ...enough: AbortSignal[]): Promise<void> {
    const wait = (signal: AbortSignal) => delay(ms, undefined, { signal });
    await untilAborted([this.#stop.signal, ...enough], wait).catch(() => undefined);
  }
}
