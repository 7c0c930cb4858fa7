import { setTimeout as delay } from 'node:timers/promises';
import { untilAborted } from '../ports/untilAborted';

const LONGEST_WAIT_MS = 1_000;

export interface TimedOptions {
  /**
   * Takes every step that is due now. Several servers may do it at the same time. One that takes long
   * stops early once `ending` is aborted.
   */
  step: (ending: AbortSignal) => Promise<void>;
  /** How long until the next step is due, in ms; undefined when none is known. */
  untilNext: () => Promise<number | undefined>;
  /** Called with the error of a step that failed; it is tried again. */
  onError: (error: unknown) => void;
  /**
   * How long it rests at most, in ms: another server may have made what this one does not know of.
   *
   * @default 1_000
   */
  longestWaitMs?: number;
}

/** Takes steps at their time, by the database's clock, and picks up what an earlier server left. */
export class Timed {
  readonly #options: TimedOptions;
  readonly #stop = new AbortController();
  #rest = new AbortController();
  #running: Promise<void> = Promise.resolve();

  constructor(options: TimedOptions) {
    this.#options = options;
  }

  /** Begins in the background, with every step that is due: what an earlier server left may take long. */
  start(): void {
    this.#running = this.#run();
  }

  /** Stops after the step in progress. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  /** Something has happened that makes a step due: it is not waited for. */
  wake(): void {
    this.#rest.abort();
  }

  async #run(): Promise<void> {
    const { step, onError } = this.#options;
    const { signal } = this.#stop;
    while (!signal.aborted) {
      try {
        // Before the step: who wakes it while it is taken wants another one.
        this.#rest = new AbortController();
        await step(signal);
        await this.#wait(await this.#untilNext(), this.#rest.signal);
      } catch (error) {
        onError(error);
        // Whatever wakes it: what has just failed would fail again immediately.
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
