import { stopwatch } from '../ports/clock';

/** Rejection of a job because too many jobs wait. The caller may retry. */
export class HashingBusy extends Error {
  override readonly name = 'HashingBusy';

  constructor(
    /** True if this caller alone has too many jobs. */
    readonly own: boolean,
  ) {
    super(own ? 'One caller asks for too many hashes.' : 'Too many hashes are waiting.');
  }
}

export interface HashQueueOptions {
  /** Maximum number of running jobs. */
  concurrency: number;
  /** Maximum number of waiting jobs per caller. */
  perCaller: number;
  /** Maximum number of waiting jobs in total. */
  inTotal: number;
  /** Maximum waiting time of a job, in ms. */
  longestMs: number;
}

interface Waiting {
  waited: () => number;
  start: () => void;
  refuse: (why: HashingBusy) => void;
}

/**
 * Limits the concurrency of expensive jobs. Callers take turns, so that many jobs of one caller do not
 * delay others. A job that waits too long is rejected.
 */
export class HashQueue {
  readonly #options: HashQueueOptions;
  /** Waiting jobs by caller, in the order of their turns. Lists are never empty. */
  readonly #waiting = new Map<string, Waiting[]>();
  #running = 0;
  #size = 0;

  constructor(options: HashQueueOptions) {
    this.#options = options;
  }

  /**
   * Runs a job once it is the caller's turn.
   *
   * @throws HashingBusy if too many jobs wait, or the job has waited too long
   */
  async run<T>(caller: string, work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#options.concurrency) this.#running += 1;
    else await this.#turnOf(caller);
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  #turnOf(caller: string): Promise<void> {
    const own = this.#waiting.get(caller) ?? [];
    if (own.length >= this.#options.perCaller) throw new HashingBusy(true);
    if (this.#size >= this.#options.inTotal) this.#makeRoom(own.length);
    return new Promise((start, refuse) => {
      own.push({ waited: stopwatch(), start, refuse });
      this.#waiting.set(caller, own);
      this.#size += 1;
    });
  }

  /** Rejects the last job of the caller with the most waiting jobs, or the new job if no caller has more. */
  #makeRoom(own: number): void {
    const [caller, most] = [...this.#waiting].reduce((a, b) => (b[1].length > a[1].length ? b : a));
    if (most.length <= own + 1) throw new HashingBusy(false);
    most.pop()?.refuse(new HashingBusy(true));
    if (most.length === 0) this.#waiting.delete(caller);
    this.#size -= 1;
  }

  /** Passes the free slot to the next job, or releases it. */
  #next(): void {
    for (let next = this.#take(); next !== undefined; next = this.#take()) {
      if (next.waited() <= this.#options.longestMs) return next.start();
      next.refuse(new HashingBusy(false));
    }
    this.#running -= 1;
  }

  #take(): Waiting | undefined {
    const [first] = this.#waiting;
    if (first === undefined) return undefined;
    const [caller, list] = first;
    const next = list.shift();
    // Moves the caller to the end, so that each caller runs one job per round.
    this.#waiting.delete(caller);
    if (list.length > 0) this.#waiting.set(caller, list);
    this.#size -= 1;
    return next;
  }
}
