/** Why an operator's request is not granted, with how to fix it. */
export class DeskError extends Error {
  override readonly name = 'DeskError';

  constructor(
    readonly status: 400 | 401 | 404 | 409 | 413 | 422 | 429,
    message: string,
    /** What is wrong with a brand, a sentence each. */
    readonly problems: readonly string[] = [],
    /** What a program can tell it by. */
    readonly code?: 'UNKNOWN_BRAND' | 'NOT_SERVED' | 'NOTHING_BEFORE',
  ) {
    super(message);
  }
}
