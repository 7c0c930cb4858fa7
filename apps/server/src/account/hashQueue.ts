import { stopwatch } from '../ports/clock';

/** Thrown if too many jobs wait. The caller may retry. */
export class HashingBusy extends Error {
  override readonly name = 'HashingBusy';

  constructor(
    /** True if this caller alone has too many waiting jobs. */
    readonly own: boolean,
  ) {
    super(own ? 'One caller asks for too many hashes.' : 'Too many hashes are waiting.');
  }
}

export interface HashQueueOptions {
  concurrency: number;
  perCaller: number;
  inTotal: number;
  longestMs: number;
}

interface Waiting {
  waited: () => number;
  start: () => void;
  refuse: (why: HashingBusy) => void;
}

/** Queue of hash jobs. Callers take turns, so that one caller's jobs do not delay the others. */
export class HashQueue {
  readonly #options: HashQueueOptions;
  /** Waiting jobs by caller, in turn order. No caller has an empty list. */
  readonly #waiting = new Map<string, Waiting[]>();
  #running = 0;
  #size = 0;

  constructor(options: HashQueueOptions) {
    this.#options = options;
  }

  /** @throws HashingBusy if too many jobs wait, or the job waits too long */
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

  /** Rejects the last job of the busiest caller, or the new job if no caller has more. */
  #makeRoom(own: number): void {
    const [caller, most] = [...this.#waiting].reduce((a, b) => (b[1].length > a[1].length ? b : a));
    if (most.length <= own + 1) throw new HashingBusy(false);
    most.pop()?.refuse(new HashingBusy(true));
    if (most.length === 0) this.#waiting.delete(caller);
    this.#size -= 1;
  }

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
    // Moves the caller to the end of the queue.
    this.#waiting.delete(caller);
    if (list.length > 0) this.#waiting.set(caller, list);
    this.#size -= 1;
    return next;
  }
}
