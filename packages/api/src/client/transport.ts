import type { ServerMessage } from '../domain/message';
import type { Session } from '../session/createSession';
import { ApiError, unreadable } from './ApiError';

export interface TransportOptions {
  /** The brand's API host, such as `https://api.example.com`; empty for the page's own origin. */
  readonly baseUrl: string;
  /** Session whose token is sent with every call. */
  readonly session: Pick<Session, 'get'>;
  /** Sends the requests. @default the browser's fetch, in its own task if the browser can yield */
  readonly fetch?: typeof fetch;
  /**
   * The caller's language as a BCP 47 tag, which the server uses for emails.
   * @default the browser's
   */
  readonly language?: string;
  /** Time-out per request, in ms. @default 30_000 */
  readonly timeoutMs?: number;
  /**
   * Converts replies with another envelope to the contract's format: `{ status: 'success', data }`
   * or `{ status: 'error', message, code }`.
   * @default the unchanged reply
   */
  readonly readReply?: (body: unknown, response: Response) => unknown;
}

export interface TransportRequest {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  readonly credentials?: RequestCredentials;
  /** Bearer token. @default the session's */
  readonly token?: string | undefined;
  /** Cancels the request, which then throws the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** Sends a request and returns the JSON of a successful reply. */
export type Transport = (request: TransportRequest) => Promise<unknown>;

/** Joins two parts of a URL with exactly one separator. */
export const joinUrl = (baseUrl: string, path: string): string =>
  `${baseUrl.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

const paramsOf = (value: unknown): ServerMessage['params'] =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).filter(
          ([, one]) => typeof one === 'string' || typeof one === 'number',
        ),
      )
    : undefined;

type Fields = Record<string, unknown>;

/**
 * Returns message and code of a reply in another format. `detail` and `title` come from RFC 9457.
 */
function foreignMessage({ message, error, detail, title, code }: Fields) {
  const inner = Object(error) as Fields;
  const texts = [message, error, inner['message'], detail, title].map(textOf);
  return { message: texts.find(Boolean), code: textOf(code) ?? textOf(inner['code']) };
}

/**
 * Returns the fields of a successful reply. Throws if the reply reports a failure, even without a
 * proper message.
 */
function refuseFailure({ ok, status, statusText }: Response, body: unknown) {
  const fields = Object(body) as Fields;
  const { status: outcome, message, code, params, uncertain } = fields;
  if (outcome === 'error') {
    const text = textOf(message);
    if (!text) throw new ApiError(status, 'An error occurred', textOf(code) ?? 'UNKNOWN_ERROR');
    const isKnown = typeof uncertain === 'boolean';
    throw new ApiError(status, text, textOf(code), {
      params: paramsOf(params),
      ...(isKnown && { uncertain }),
    });
  }
  if (ok) return;
  const foreign = foreignMessage(fields);
  if (foreign.message) throw new ApiError(status, foreign.message, foreign.code);
  throw unreadable(status, `${status} ${statusText}`.trim());
}

/** Yields before sending, so that many requests do not delay the page's rendering. */
const yieldThenFetch: typeof fetch = async (...request) => {
  // Some browsers cannot yield.
  const { scheduler }: { scheduler?: Partial<Scheduler> } = globalThis;
  await scheduler?.yield?.();
  return fetch(...request);
};

/** Creates the transport: bearer token, JSON, time-out, and `ApiError` for failures. */
export function createTransport({
  baseUrl,
  session,
  fetch: send = yieldThenFetch,
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
