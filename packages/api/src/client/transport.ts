import type { ServerMessage } from '../domain/message';
import type { Session } from '../session/createSession';
import { ApiError, unreadable } from './ApiError';

/** Where and how calls are sent. */
export interface TransportOptions {
  /** The brand's API host, such as `https://api.example.com`; empty for the page's own origin. */
  readonly baseUrl: string;
  /** Whose token goes with every call. */
  readonly session: Pick<Session, 'get'>;
  /** @default the browser's fetch, in a task of its own where the browser can yield */
  readonly fetch?: typeof fetch;
  /**
   * The language that the caller reads, as a BCP 47 tag: mails are written in it.
   * @default the browser's
   */
  readonly language?: string;
  /** How long an answer may take, in ms. @default 30_000 */
  readonly timeoutMs?: number;
  /**
   * Reads the replies of a server with another envelope: returns a reply of the contract, such as
   * `{ status: 'success', data }` or `{ status: 'error', message, code }`.
   * @default the reply as it is
   */
  readonly readReply?: (body: unknown, response: Response) => unknown;
}

/** One request, before the base, the token and the time-out are added. */
export interface TransportRequest {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  readonly credentials?: RequestCredentials;
  /** The bearer token. @default the session's */
  readonly token?: string | undefined;
  /** Cancels the request; its reason is then what is thrown. */
  readonly signal?: AbortSignal | undefined;
}

/** Sends a request and returns the JSON of a reply that is no failure. */
export type Transport = (request: TransportRequest) => Promise<unknown>;

/** Joins with exactly one separator, however many the two sides bring. */
export const joinUrl = (baseUrl: string, path: string): string =>
  `${baseUrl.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The arguments of a message; what cannot be inserted in one is left out. */
const paramsOf = (value: unknown): ServerMessage['params'] =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).filter(
          ([, one]) => typeof one === 'string' || typeof one === 'number',
        ),
      )
    : undefined;

type Fields = Record<string, unknown>;

/** The message of a server that does not know the contract; `detail` and `title` are RFC 9457's. */
function foreignMessage({ message, error, detail, title, code }: Fields) {
  const inner = Object(error) as Fields;
  const texts = [message, error, inner['message'], detail, title].map(textOf);
  return { message: texts.find(Boolean), code: textOf(code) ?? textOf(inner['code']) };
}

/** Failures are read generously: one without a proper message is a failure all the same. */
function refuseFailure({ ok, status, statusText }: Response, body: unknown) {
  const fields = Object(body) as Fields;
  const { status: outcome, message, code, params, uncertain } = fields;
  if (outcome === 'error') {
    const said = textOf(message);
    if (!said) throw new ApiError(status, 'An error occurred', textOf(code) ?? 'UNKNOWN_ERROR');
    const isKnown = typeof uncertain === 'boolean';
    throw new ApiError(status, said, textOf(code), {
      params: paramsOf(params),
      ...(isKnown && { uncertain }),
    });
  }
  if (ok) return;
  const foreign = foreignMessage(fields);
  if (foreign.message) throw new ApiError(status, foreign.message, foreign.code);
  throw unreadable(status, `${status} ${statusText}`.trim());
}

/** Sends in a task of its own: all that a page asks for would lengthen the task that draws the page. */
const sendSoon: typeof fetch = async (...request) => {
  // Not every browser can yield.
  const { scheduler }: { scheduler?: Partial<Scheduler> } = globalThis;
  await scheduler?.yield?.();
  return fetch(...request);
};

/** Opens the transport: the bearer token, JSON, the time-out, and `ApiError` for what fails. */
export function createTransport({
  baseUrl,
  session,
  fetch: send = sendSoon,
  language,
  timeoutMs = 30_000,
  readReply = (body) => body,
}: TransportOptions): Transport {
  return async ({ path, headers, signal, token = session.get().token, ...request }) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const exchange = async () => {
      const response = await send(joinUrl(baseUrl, path), {
        ...request,
        headers: {
          Accept: 'application/json',
          ...(language && { 'Accept-Language': language }),
          ...(token && { Authorization: `Bearer ${token}` }),
          ...headers,
        },
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      return { response, body: readReply(await response.json(), response) };
    };
    const { response, body } = await exchange().catch((error: unknown) => {
      signal?.throwIfAborted();
      if (timeout.aborted) throw unreadable(0, `no answer within ${timeoutMs / 1000} s`, error);
      throw unreadable(0, error instanceof Error ? error.message : String(error), error);
    });
    refuseFailure(response, body);
    return body;
  };
}
