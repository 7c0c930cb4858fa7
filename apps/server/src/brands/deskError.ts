/** Rejection of an operator's request, with a way to fix it. */
export class DeskError extends Error {
  override readonly name = 'DeskError';

  constructor(
    readonly status: 400 | 401 | 404 | 409 | 413 | 422 | 429,
    message: string,
    /** Problems of the brand, one sentence each. */
    readonly problems: readonly string[] = [],
    /** Error code for programs. */
    readonly code?: 'UNKNOWN_BRAND' | 'NOT_SERVED' | 'NOTHING_BEFORE',
  ) {
    super(message);
  }
}
