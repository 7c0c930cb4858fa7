import {
  ContractError,
  decode,
  IDEMPOTENCY_HEADER,
  IN_USE_HEADER,
  type Call,
  type CallAnswer,
  type CallPayload,
} from '../contract';
import type { Session } from '../session/createSession';
import { ApiError, unreadable } from './ApiError';
import { createTransport, joinUrl, type Transport, type TransportOptions } from './transport';
import { watchUse } from './watchUse';
import { withProof, type Prove } from './withProof';

/**
 * Waits before a retry, or `false` for no retries.
 *
 * @param attempt number of earlier retries
 */
export type AskAgain = ((attempt: number) => Promise<void>) | false;

export interface ClientOptions extends TransportOptions {
  readonly session: Session;
  /** Path of calls below the base URL. @default '/api' */
  readonly basePath?: string;
  /** This device's clock, epoch ms. @default Date.now */
  readonly now?: () => number;
  /** Random number from 0 to 1, to spread the requests from many pages. @default Math.random */
  readonly random?: () => number;
  /**
   * Returns true while a person is using the page. @default a pointer or key press in the last
   * minute
   */
  readonly inUse?: () => boolean;
  /**
   * Waits before retrying a request with an idempotency key and an unknown outcome. `false`
   * disables retries, for servers that ignore idempotency keys.
   * @default half a second, doubled after each attempt, up to 10 s
   */
  readonly askAgain?: AskAgain;
  /**
   * Asks the user for the password, when the server requires it for a call. The client then repeats
   * the call. @default the call fails with `PASSWORD_REQUIRED`
   */
  readonly prove?: Prove;
  /** Translates a failure into the user's language by its code. @default the server's message */
  readonly formatFailure?: (failure: ApiError) => Promise<string>;
}

export interface CallOptions {
  /** Cancels the call, which then throws the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Key of the member's intent (see `mintHex`), for calls marked `idempotent`. */
  readonly idempotencyKey?: string | undefined;
  /** Bearer token, for calls made before the session has one. @default the session's token */
  readonly token?: string | undefined;
}

/**
 * Platform client without messages or navigation. Failures throw an `ApiError`; cancelled calls
 * throw their signal's reason.
 */
export interface Client {
  readonly session: Session;
  /** This device's clock, epoch ms. */
  readonly now: () => number;
  /** Random number from 0 to 1. */
  readonly random: () => number;
  /** Connection settings for other requests, such as the live stream. */
  readonly connection: TransportOptions & { readonly basePath: string };
  /** Wait before a retry, as in `ClientOptions`. */
  readonly askAgain?: AskAgain | undefined;
  /** Makes a call from the contract. */
  readonly call: <C extends Call>(
    call: C,
    payload: CallPayload<C>,
    options?: CallOptions,
  ) => Promise<CallAnswer<C>>;
  /** Sends a form with files by PATCH, as multipart. */
  readonly patchFile: (path: string, form: FormData, signal?: AbortSignal) => Promise<unknown>;
  /** Sends a form with files by POST, as multipart. */
  readonly postFile: (path: string, form: FormData, signal?: AbortSignal) => Promise<unknown>;
  /** Posts JSON with cookies and a token that protects against cross-site request forgery. */
  readonly newPost: (
    path: string,
    body: unknown,
    csrfToken: string,
    signal?: AbortSignal,
  ) => Promise<unknown>;
}

const JSON_BODY = { 'Content-Type': 'application/json' };

/** Returns a payload as a query with its question mark, without undefined fields. */
function queryOf(payload: object): string {
  const entries = Object.entries(payload).flatMap(([name, value]: [string, unknown]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : '';
}

/**
 * Creates the client for an API host.
 *
 * @example
 * const client = createClient({ baseUrl: brand.apiUrl, session: createSession() });
 * const { data } = await client.call(userBalances, {});
 */
export function createClient({
  basePath = '/api',
  now = Date.now,
  random = Math.random,
  inUse = watchUse(now),
  formatFailure = ({ message }) => Promise.resolve(message),
  askAgain,
  prove,
  ...options
}: ClientOptions): Client {
  const transport = createTransport(options);
  const reword = async (error: unknown): Promise<never> => {
    throw error instanceof ApiError ? error.withMessage(await formatFailure(error)) : error;
  };
  const send: Transport = (request) => transport(request).catch(reword);

  return {
    session: options.session,
    now,
    random,
    connection: { ...options, basePath },
    askAgain,
    async call(call, payload, { signal, idempotencyKey, token } = {}) {
      const { method, auth, cookies, response } = call;
      const path = joinUrl(basePath, call.path.slice('/api'.length));
      const use = auth === 'member' && inUse() && { [IN_USE_HEADER]: '1' };
      const key = idempotencyKey && { [IDEMPOTENCY_HEADER]: idempotencyKey };
      const body = await (method === 'GET'
        ? send({
            method,
            path: path + queryOf(Object(payload) as object),
            headers: { ...use },
            token,
            signal,
          })
        : withProof(
            (proof) =>
              send({
                method,
                path,
                headers: { ...JSON_BODY, ...use, ...key },
                body: JSON.stringify({ ...(Object(payload) as object), ...proof }),
                ...(cookies && { credentials: 'include' }),
                token,
                signal,
              }),
            prove,
          ));
      try {
        return decode(response, body);
      } catch (error) {
        if (error instanceof ContractError) return reword(unreadable(0, error.message, error));
        throw error;
      }
    },
    patchFile: (path, form, signal) => send({ method: 'PATCH', path, body: form, signal }),
    postFile: (path, form, signal) => send({ method: 'POST', path, body: form, signal }),
    newPost: (path, body, csrfToken, signal) =>
      send({
        method: 'POST',
        path,
        headers: { ...JSON_BODY, 'X-CSRF-Token': csrfToken },
        body: JSON.stringify(body),
        credentials: 'include',
        signal,
      }),
  };
}
