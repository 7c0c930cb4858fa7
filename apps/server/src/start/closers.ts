/** What has to be closed, in the order it was opened. */
export class Closers {
  readonly #closers: (() => Promise<void>)[] = [];

  add(close: () => Promise<void>): void {
    this.#closers.unshift(close);
  }

  /** Closes everything, the last opened first, also when one of them fails. */
  async close(): Promise<void> {
    const results = [];
    for (const close of this.#closers.splice(0)) results.push(await settled(close()));
    const failed = results.find((result) => result !== undefined);
    if (failed !== undefined) throw failed;
  }
}

/** How a promise ended: undefined, or what it was rejected with. */
export const settled = (promise: Promise<void>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );
