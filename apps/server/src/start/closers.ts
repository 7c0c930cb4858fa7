/** Collects close functions and calls them in reverse order. */
export class Closers {
  readonly #closers: (() => Promise<void>)[] = [];

  add(close: () => Promise<void>): void {
    this.#closers.unshift(close);
  }

  /** Calls all functions. Throws the first error at the end. */
  async close(): Promise<void> {
    const results = [];
    for (const close of this.#closers.splice(0)) results.push(await settled(close()));
    const failed = results.find((result) => result !== undefined);
    if (failed !== undefined) throw failed;
  }
}

/** Resolves to the rejection reason of a promise; undefined if it succeeds. */
export const settled = (promise: Promise<void>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );
