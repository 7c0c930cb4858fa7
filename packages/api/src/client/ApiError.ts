import type { ServerMessage } from '../domain/message';

interface ApiErrorOptions extends ErrorOptions {
  /** The arguments of the message, where it has any. */
  readonly params?: ServerMessage['params'];
  /**
   * Whether the server may have done the work all the same, where it says so.
   * @default it may, without an answer or with a status of 500 or more
   */
  readonly uncertain?: boolean | undefined;
  /** @default false */
  readonly foundOut?: boolean;
}

/** A call that failed. The message is a sentence for the member. */
export class ApiError extends Error implements ServerMessage {
  override readonly name = 'ApiError';
  /** The arguments of the message, where it has any. */
  readonly params: ServerMessage['params'];
  readonly #uncertain: boolean | undefined;
  /**
   * Whether it was not known before what became of the request: the reader may be somewhere else by
   * now.
   */
  readonly foundOut: boolean;

  constructor(
    /** The HTTP status; 0 when no readable answer came. */
    readonly status: number,
    message: string,
    /** The key of the message in the catalogue, and the word for programs; absent when none was given. */
    readonly code?: string,
    { params, uncertain, foundOut = false, ...options }: ApiErrorOptions = {},
  ) {
    super(message, options);
    this.params = params;
    this.#uncertain = uncertain;
    this.foundOut = foundOut;
  }

  /** Whether the server may have done the work all the same, so that only a retry can show it. */
  get isUncertain(): boolean {
    return this.#uncertain ?? (this.status === 0 || this.status >= 500);
  }

  /** The same failure with another message. */
  withMessage(message: string): ApiError {
    return this.#with({ message });
  }

  /** The same failure, `foundOut`. */
  asFoundOut(): ApiError {
    return this.#with({ foundOut: true });
  }

  #with({ message = this.message, foundOut = this.foundOut }): ApiError {
    const { status, code, params, cause } = this;
    return new ApiError(status, message, code, {
      params,
      cause,
      uncertain: this.#uncertain,
      foundOut,
    });
  }
}

/** The error for an answer that never came or cannot be read. */
export const unreadable = (status: number, detail: string, cause?: unknown): ApiError =>
  new ApiError(status, `Something went wrong, ERROR: ${detail}`, 'UNREADABLE', {
    params: { detail },
    cause,
  });
