import { stopwatch } from '../ports/clock';

/** There is too much to hash: it was not begun, and may be tried again. */
export class HashingBusy extends Error {
  override readonly name = 'HashingBusy';

  constructor(
    /** Whether it is this caller who asks for too much, rather than all of them together. */
    readonly own: boolean,
  ) {
    super(own ? 'One caller asks for too many hashes.' : 'Too many hashes are waiting.');
  }
}

export interface HashQueueOptions {
  /** How many run at the same time. */
  concurrency: number;
  /** How many of one caller may wait. */
  perCaller: number;
  /** How many may wait in all. */
  inTotal: number;
  /** How long one may wait, in ms. */
  longestMs: number;
}

interface Waiting {
  waited: () => number;
  start: () => void;
  refuse: (why: HashingBusy) => void;
}

/**
 * Runs expensive work a little at a time. Callers take turns, so that one who asks for much waits
 * for themselves; what would wait too long is refused immediately.
 */
export class HashQueue {
  readonly #options: HashQueueOptions;
  /** What waits, by caller; the first caller is the next one. None of the lists is empty. */
  readonly #waiting = new Map<string, Waiting[]>();
  #running = 0;
  #size = 0;

  constructor(options: HashQueueOptions) {
    this.#options = options;
  }

  /**
   * Does the work once it is the caller's turn.
   *
   * @throws HashingBusy when too much waits already, or it has waited too long
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

  /** Refuses the last one of the caller with most waiting, or the newcomer when no caller has more. */
  #makeRoom(own: number): void {
    const [caller, most] = [...this.#waiting].reduce((a, b) => (b[1].length > a[1].length ? b : a));
    if (most.length <= own + 1) throw new HashingBusy(false);
    most.pop()?.refuse(new HashingBusy(true));
    if (most.length === 0) this.#waiting.delete(caller);
    this.#size -= 1;
  }

  /** Hands the place of what is done to the next one, or gives it up. */
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
    // Behind the others: each caller gets one turn a round.
    this.#waiting.delete(caller);
    if (list.length > 0) this.#waiting.set(caller, list);
    this.#size -= 1;
    return next;
  }
}
