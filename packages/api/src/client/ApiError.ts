import type { ServerMessage } from '../domain/message';

interface ApiErrorOptions extends ErrorOptions {
  /** The arguments of the message, where it has any. */
  readonly params?: ServerMessage['params'];
}

/** A call that failed. The message is a sentence for the member. */
export class ApiError extends Error implements ServerMessage {
  override readonly name = 'ApiError';
  /** The arguments of the message, where it has any. */
  readonly params: ServerMessage['params'];

  constructor(
    /** The HTTP status; 0 when no readable answer came. */
    readonly status: number,
    message: string,
    /** The key of the message in the catalogue, and the word for programs; absent when none was given. */
    readonly code?: string,
    { params, ...options }: ApiErrorOptions = {},
  ) {
    super(message, options);
    this.params = params;
  }

  /** Whether the server may have done the work all the same, so that only a retry can show it. */
  get isUncertain(): boolean {
    return this.status === 0 || this.status >= 500;
  }

  /** The same failure with another message. */
  withMessage(message: string): ApiError {
    const { status, code, params, cause } = this;
    return new ApiError(status, message, code, { params, cause });
  }
}

/** The error for an answer that never came or cannot be read. */
export const unreadable = (status: number, detail: string, cause?: unknown): ApiError =>
  new ApiError(status, `Something went wrong, ERROR: ${detail}`, 'UNREADABLE', {
    params: { detail },
    cause,
  });
