/** A call that failed. The message is a sentence for the member. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    /** The HTTP status; 0 when no readable answer came. */
    readonly status: number,
    message: string,
    /** The server's word for programs, when it gave one. */
    readonly code?: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  /** Whether the server may have done the work all the same, so that only a retry can tell. */
  get isUncertain(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}

/** The error for an answer that never came or cannot be read. */
export const unreadable = (status: number, text: string, cause?: unknown): ApiError =>
  new ApiError(status, `Something went wrong, ERROR: ${text}`, undefined, { cause });
