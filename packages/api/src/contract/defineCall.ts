import type * as v from 'valibot';

type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

/** Header with the idempotency key, on calls marked `idempotent`. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/**
 * Header that is 1 while a person is using the client. Reads keep a session alive only with it: see
 * `Call.background`.
 */
export const IN_USE_HEADER = 'X-In-Use';

/** Call in the contract between server and client. */
export interface Call<Request extends Schema = Schema, Response extends Schema = Schema> {
  /** Call name in code, and operation id in the documentation. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: `/api/${string}`;
  /** Permitted callers: `member` needs a bearer token. */
  readonly auth: 'public' | 'member';
  /** Schema of the query of a GET, or of the JSON body of a POST. */
  readonly request: Request;
  /** Schema of a successful reply. Failures have `errorReply`. */
  readonly response: Response;
  /**
   * True if the call takes an `Idempotency-Key` header. The server then executes it once per key
   * and member, and repeats the first reply.
   */
  readonly idempotent?: boolean;
  /**
   * True for a POST that pages send automatically, which does not count as use of the session.
   * @default false
   */
  readonly background?: boolean;
  /**
   * True if the server recognises the browser by a cookie. Pages on other hosts then send
   * credentials.
   * @default false
   */
  readonly cookies?: boolean;
  /**
   * Seconds for which caches may store a public GET reply that is the same for every caller.
   * @default 0: not cached
   */
  readonly cacheSeconds?: number;
  /**
   * True for a GET whose reply browsers store and revalidate with an ETag each time.
   * @default false
   */
  readonly revalidated?: boolean;
}

/** Declares a call and keeps the exact types of its schemas. */
export const defineCall = <Request extends Schema, Response extends Schema>(
  call: Call<Request, Response>,
): Call<Request, Response> => call;

/** Payload of the client: amounts as decimal strings, numbers as numbers. */
export type CallPayload<C extends Call> = v.InferInput<C['request']>;
/** Decoded request for the server's handler: amounts as bigint. */
export type CallRequest<C extends Call> = v.InferOutput<C['request']>;
/** Reply of the server's handler: amounts as decimal strings. */
export type CallReply<C extends Call> = v.InferInput<C['response']>;
/** Decoded reply for the client: amounts as bigint. */
export type CallAnswer<C extends Call> = v.InferOutput<C['response']>;
