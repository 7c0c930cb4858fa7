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

/** @param attempt how often it was sent again already */
export type AskAgain = ((attempt: number) => Promise<void>) | false;

/** Settings of `createClient`. */
export interface ClientOptions extends TransportOptions {
  readonly session: Session;
  /** Where a server has the calls of the contract, below the base. @default '/api' */
  readonly basePath?: string;
  /** This machine's clock, epoch ms. @default Date.now */
  readonly now?: () => number;
  /** A number from 0 to 1: what all pages would ask in the same moment is spread. @default Math.random */
  readonly random?: () => number;
  /** Whether a person uses the page now. @default touches and keys of the last minute */
  readonly inUse?: () => boolean;
  /**
   * Waits before a request with an idempotency key is sent again whose outcome is unknown; `false`
   * never sends one again, for a server that does not do the work once for a key.
   * @default half a second, then twice as long each time, up to 10 s
   */
  readonly askAgain?: AskAgain;
  /** Formats a failure in the reader's language, by its code. @default the server's own message */
  readonly formatFailure?: (failure: ApiError) => Promise<string>;
}

/** Options of one call. */
export interface CallOptions {
  /** Cancels the call; its reason is then what is thrown. */
  readonly signal?: AbortSignal | undefined;
  /** The key of the member's intent (see `mintIdempotencyKey`), on calls marked `idempotent`. */
  readonly idempotencyKey?: string | undefined;
  /** Who calls, before the session is theirs. @default the session's token */
  readonly token?: string | undefined;
}

/**
 * The calls of the platform. It never shows a message and never navigates: what fails is thrown as
 * an `ApiError`, and what is cancelled as the reason of its signal.
 */
export interface Client {
  readonly session: Session;
  /** This machine's clock, epoch ms. */
  readonly now: () => number;
  /** A number from 0 to 1. */
  readonly random: () => number;
  /** Where and how calls are sent: for what is no call, such as the live stream. */
  readonly connection: TransportOptions & { readonly basePath: string };
  /** As in `ClientOptions`. */
  readonly askAgain?: AskAgain | undefined;
  /** Makes a call of the contract. */
  readonly call: <C extends Call>(
    call: C,
    payload: CallPayload<C>,
    options?: CallOptions,
  ) => Promise<CallAnswer<C>>;
  /** Sends a form with files by PATCH; the browser sets its multipart content type. */
  readonly patchFile: (path: string, form: FormData, signal?: AbortSignal) => Promise<unknown>;
  /** Sends a form with files by POST; the browser sets its multipart content type. */
  readonly postFile: (path: string, form: FormData, signal?: AbortSignal) => Promise<unknown>;
  /** Posts JSON with cookies and the token that guards them against cross-site requests. */
  readonly newPost: (
    path: string,
    body: unknown,
    csrfToken: string,
    signal?: AbortSignal,
  ) => Promise<unknown>;
}

const JSON_BODY = { 'Content-Type': 'application/json' };

/** A payload as a query, with its question mark; what is undefined is left out. */
function queryOf(payload: object): string {
  const entries = Object.entries(payload).flatMap(([name, value]: [string, unknown]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : '';
}

/**
 * Opens the client of one API host.
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
        : send({
            method,
            path,
            headers: { ...JSON_BODY, ...use, ...key },
            body: JSON.stringify(payload),
            ...(cookies && { credentials: 'include' }),
            token,
            signal,
          }));
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
