import {
  ContractError,
  NOT_LOGGED_IN,
  TOKEN_EXPIRED,
  type ErrorReply,
} from '@platform/api/contract';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { Refusal } from './refusal';

const PROBLEMS = { invalid: NOT_LOGGED_IN, expired: TOKEN_EXPIRED } as const;

/** How a member call answers a token that does not count; clients sign out on these words. */
export const notAuthenticated = (problem: keyof typeof PROBLEMS) =>
  new Refusal(401, PROBLEMS[problem]);

/** How member calls answer a disabled member; the balances tell clients to sign out. */
export const accountDisabled = () =>
  new Refusal(403, 'This account is disabled. Please contact support.', 'ACCOUNT_DISABLED');

const answer = (c: Context, status: ContentfulStatusCode, reply: ErrorReply) =>
  c.json(reply, status);

/** Told of errors that are ours, and of the request they were met in. */
export type LogError = (error: unknown, context?: Readonly<Record<string, unknown>>) => void;

/**
 * Turns what was thrown into a reply. What is nobody's mistake but ours is logged whole and
 * answered without detail.
 */
export function answerError(c: Context, error: unknown, log: LogError) {
  if (error instanceof Refusal) {
    const { status, message, code, retryAfter } = error;
    if (retryAfter !== undefined) c.header('Retry-After', String(Math.ceil(retryAfter)));
    return answer(c, status, { status: 'error', message, ...(code !== undefined && { code }) });
  }
  if (error instanceof ContractError) {
    return answer(c, 400, { status: 'error', message: error.message });
  }
  const { method, path } = c.req;
  log(error, { requestId: c.get('requestId'), method, path });
  const message = 'Something went wrong on our side. Nothing was changed; please try again.';
  return answer(c, 500, { status: 'error', message });
}
