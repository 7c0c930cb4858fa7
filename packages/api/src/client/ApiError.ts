import type { ServerMessage } from '../domain/message';

interface ApiErrorOptions extends ErrorOptions {
  readonly params?: ServerMessage['params'];
  /**
   * True if the server may have executed the request despite the failure.
   * @default true if there is no reply or the status is 500 or higher
   */
  readonly uncertain?: boolean | undefined;
  /** True if the outcome was unknown for a while, as in `ApiError.wasUncertain`. @default false */
  readonly wasUncertain?: boolean;
}

/** Failed call. The message is a sentence for the member. */
export class ApiError extends Error implements ServerMessage {
  override readonly name = 'ApiError';
  readonly params: ServerMessage['params'];
  readonly #uncertain: boolean | undefined;
  /**
   * True if the outcome was unknown for a while before this failure. The member may have left the
   * page in the meantime.
   */
  readonly wasUncertain: boolean;

  constructor(
    /** HTTP status; 0 without a readable reply. */
    readonly status: number,
    message: string,
    /** Catalogue key of the message; undefined if the server sent none. */
    readonly code?: string,
    { params, uncertain, wasUncertain = false, ...options }: ApiErrorOptions = {},
  ) {
    super(message, options);
    this.params = params;
    this.#uncertain = uncertain;
    this.wasUncertain = wasUncertain;
  }

  /** True if the server may have executed the request. A retry reveals the outcome. */
  get isUncertain(): boolean {
    return this.#uncertain ?? (this.status === 0 || this.status >= 500);
  }

  /** Returns a copy with another message. */
  withMessage(message: string): ApiError {
    return this.#with({ message });
  }

  /** Returns a copy with `wasUncertain` set. */
  afterUncertainty(): ApiError {
    return this.#with({ wasUncertain: true });
  }

  #with({ message = this.message, wasUncertain = this.wasUncertain }): ApiError {
    const { status, code, params, cause } = this;
    return new ApiError(status, message, code, {
      params,
      cause,
      uncertain: this.#uncertain,
      wasUncertain,
    });
  }
}

export const unreadable = (status: number, detail: string, cause?: unknown): ApiError =>
  new ApiError(status, `Something went wrong, ERROR: ${detail}`, 'UNREADABLE', {
    params: { detail },
    cause,
  });
