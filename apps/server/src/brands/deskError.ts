/** Refusal of a request about brands. The message says how to fix the request. */
export class DeskError extends Error {
  override readonly name = 'DeskError';

  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429,
    message: string,
    /** Problems of the brand, one sentence each. */
    readonly problems: readonly string[] = [],
    readonly code?:
      | 'UNKNOWN_BRAND'
      | 'NOT_SERVED'
      | 'NOTHING_BEFORE'
      | 'MADE_BEFORE'
      | 'SIGNED_OUT',
    readonly detail?: object,
  ) {
    super(message);
  }
}
