import type * as v from 'valibot';

type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

/** The header that carries the key of an intent, on calls marked `idempotent`. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/**
 * The header by which a client says, with the value 1, that a person is using it now. Calls that
 * read keep a session alive only with it: see `Call.background`.
 */
export const IN_USE_HEADER = 'X-In-Use';

/** One call of the wire: all that the server and the client must agree on. */
export interface Call<Request extends Schema = Schema, Response extends Schema = Schema> {
  /** The name in code, and the operation's id in documentation. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: `/api/${string}`;
  /** Who may call: `member` needs a bearer token. */
  readonly auth: 'public' | 'member';
  /** What is sent: in the query of a GET, as JSON in the body of a POST. */
  readonly request: Request;
  /** What is answered on success; a failure is answered by `errorReply`. */
  readonly response: Response;
  /**
   * Whether the call takes an `Idempotency-Key` header: the server does the work once for a key
   * and member, and answers every repetition with the first answer.
   */
  readonly idempotent?: boolean;
  /**
   * On a POST: whether a page makes it by itself, as it makes a GET, so that it does not count as use of
   * the session.
   * @default false
   */
  readonly background?: boolean;
  /**
   * Whether the server knows the browser by a cookie on this call, so that other hosts' pages send it
   * with credentials.
   * @default false
   */
  readonly cookies?: boolean;
  /**
   * On a public GET whose answer is the same for every caller: for how many seconds a cache may keep it.
   * @default 0: no cache keeps it
   */
  readonly cacheSeconds?: number;
  /**
   * On a GET: whether a browser keeps the answer and asks each time if it still holds (ETag).
   * @default false: it keeps none
   */
  readonly revalidated?: boolean;
}

/** Declares a call, keeping the exact types of its schemas. */
export const defineCall = <Request extends Schema, Response extends Schema>(
  call: Call<Request, Response>,
): Call<Request, Response> => call;

/** What the client hands in: amounts as decimal strings, numbers as numbers. */
export type CallPayload<C extends Call> = v.InferInput<C['request']>;
/** What the server's handler receives once the request is decoded: amounts as bigint. */
export type CallRequest<C extends Call> = v.InferOutput<C['request']>;
/** What the server's handler writes: amounts as decimal strings. */
export type CallReply<C extends Call> = v.InferInput<C['response']>;
/** What the client receives once the reply is decoded: amounts as bigint. */
export type CallAnswer<C extends Call> = v.InferOutput<C['response']>;
