/** Maximum number of blocks per request. After a long outage, the server catches up in steps. */
const LARGEST = 2_000n;

/** Number of consecutive successes after which the span grows. */
const PATIENCE = 50;

/** Number of blocks per request. It adapts to refusals, because the limits of nodes differ. */
export class Span {
  #blocks = LARGEST;
  #answers = 0;

  get blocks(): bigint {
    return this.#blocks;
  }

  /** Halves the span after a refusal. Returns false if that is impossible. */
  shrink(): boolean {
    this.#answers = 0;
    if (this.#blocks === 1n) return false;
    this.#blocks /= 2n;
    return true;
  }

  /** Doubles the span after `PATIENCE` successes. */
  grow(): void {
    this.#answers += 1;
    if (this.#answers < PATIENCE || this.#blocks === LARGEST) return;
    this.#answers = 0;
    this.#blocks = this.#blocks * 2n > LARGEST ? LARGEST : this.#blocks * 2n;
  }
}
