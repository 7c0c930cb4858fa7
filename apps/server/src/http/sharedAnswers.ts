import type { SteadyClock } from '../ports/clock';

/** Number of results at which the cache is cleared. */
const REMEMBERED = 1_000;

interface Shared {
  /** Start of the lookup, in ms of the steady clock. */
  since: number;
  answer: Promise<unknown>;
}

/**
 * Cache that shares results between callers. At the end of a round, every open board sends the same
 * requests within a second.
 */
export class SharedAnswers {
  readonly #clock: SteadyClock;
  readonly #ms: number;
  readonly #shared = new Map<string, Shared>();

  /** @param ms lifetime of a result; 0 to disable sharing */
  constructor(clock: SteadyClock, ms: number) {
    this.#clock = clock;
    this.#ms = ms;
  }

  /**
   * Returns a shared result, or looks it up. Failures are not cached.
   *
   * @param holds returns false for a result that is no longer valid. @default always valid
   */
  async get<Answer>(
    question: string,
    find: () => Promise<Answer>,
    holds: (answer: Answer) => boolean = () => true,
  ): Promise<Answer> {
    for (let known = this.#known(question); known !== undefined; known = this.#known(question)) {
      const answer = (await known.answer) as Answer;
      if (holds(answer)) return answer;
      this.#forget(question, known);
    }
    return this.#find(question, find);
  }

  clear(): void {
    this.#shared.clear();
  }

  #known(question: string): Shared | undefined {
    const known = this.#shared.get(question);
    return known !== undefined && known.since + this.#ms > this.#clock.now() ? known : undefined;
  }

  #find<Answer>(question: string, find: () => Promise<Answer>): Promise<Answer> {
    if (this.#shared.size >= REMEMBERED) this.#shared.clear();
    const answer = find();
    const shared = { since: this.#clock.now(), answer };
    this.#shared.set(question, shared);
    answer.catch(() => this.#forget(question, shared));
    return answer;
  }

  #forget(question: string, shared: Shared): void {
    if (this.#shared.get(question) === shared) this.#shared.delete(question);
  }
}
