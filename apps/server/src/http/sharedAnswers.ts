import type { SteadyClock } from '../ports/clock';

/** Above this many remembered answers the memory starts afresh: a bound, not a tuning. */
const REMEMBERED = 1_000;

interface Shared {
  /** In ms by the steady clock. */
  since: number;
  answer: Promise<unknown>;
}

/**
 * Answers that are the same for all who ask, found out once: at the end of a round every board asks the
 * same within a second.
 */
export class SharedAnswers {
  readonly #clock: SteadyClock;
  readonly #ms: number;
  readonly #shared = new Map<string, Shared>();

  /** @param ms how long an answer is given again; 0 for not at all */
  constructor(clock: SteadyClock, ms: number) {
    this.#clock = clock;
    this.#ms = ms;
  }

  /**
   * The answer to a question: the one that another was given a moment ago or is about to get, or else
   * what `find` finds. One that failed is not kept.
   *
   * @param question what distinguishes it from others
   * @param holds whether an answer from before is still right. @default always
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

  /** Something has happened: whatever is asked from now on is found out again. */
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
