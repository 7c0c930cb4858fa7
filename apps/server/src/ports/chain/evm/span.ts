/** No search asks for more blocks in one request; a server that was down for long catches up in steps. */
const LARGEST = 2_000n;

/** So many answers in a row, and more blocks are asked for again. */
const PATIENCE = 50;

/** How many blocks a node answers for in one request: learned from its refusals, which differ. */
export class Span {
  #blocks = LARGEST;
  #answers = 0;

  get blocks(): bigint {
    return this.#blocks;
  }

  /** After a refusal; false when there is nothing smaller to ask for. */
  shrink(): boolean {
    this.#answers = 0;
    if (this.#blocks === 1n) return false;
    this.#blocks /= 2n;
    return true;
  }

  /** After an answer. */
  grow(): void {
    this.#answers += 1;
    if (this.#answers < PATIENCE || this.#blocks === LARGEST) return;
    this.#answers = 0;
    this.#blocks = this.#blocks * 2n > LARGEST ? LARGEST : this.#blocks * 2n;
  }
}
