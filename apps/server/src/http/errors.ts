import {
  ContractError,
  NOT_LOGGED_IN,
  TOKEN_EXPIRED,
  type ErrorReply,
} from '@platform/api/contract';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { HashingBusy } from '../accounts/hashQueue';
import { answerJson, headOf } from './answer';
import { Refusal } from './refusal';

const PROBLEMS = { invalid: NOT_LOGGED_IN, expired: TOKEN_EXPIRED } as const;

/** How a member call answers a token that does not count; clients sign out on these words. */
export const notAuthenticated = (problem: keyof typeof PROBLEMS) =>
  new Refusal(401, PROBLEMS[problem]);

/** How member calls answer a disabled member; the balances tell clients to sign out. */
export const accountDisabled = () =>
  new Refusal(403, 'This account is disabled. Please contact support.', 'ACCOUNT_DISABLED');

/** How long to wait when too much is being hashed, in seconds: longer than all that waits takes. */
const BUSY_SECONDS = 2;

/** How calls that check or set a password answer when too many of them wait already. */
const tooBusy = ({ own }: HashingBusy) =>
  new Refusal(
    own ? 429 : 503,
    'Too many passwords are being checked right now. Nothing was changed; please try again in a moment.',
    'TOO_BUSY',
    BUSY_SECONDS,
  );

const answerRefusal = (c: Context, status: ContentfulStatusCode, why: Omit<ErrorReply, 'status'>) =>
  answerJson(c, { status: 'error', ...why }, status);

/** Told of errors that are ours, and of the request they were met in. */
export type LogError = (error: unknown, context?: Readonly<Record<string, unknown>>) => void;

/**
 * Turns what was thrown into a reply. What is nobody's mistake but ours is logged whole and
 * answered without detail.
 */
export function answerError(c: Context, error: unknown, log: LogError) {
  if (error instanceof HashingBusy) return answerError(c, tooBusy(error), log);
  if (error instanceof Refusal) {
    const { status, message, code, retryAfter } = error;
    if (retryAfter !== undefined) headOf(c)['Retry-After'] = String(Math.ceil(retryAfter));
    return answerRefusal(c, status, { message, ...(code !== undefined && { code }) });
  }
  if (error instanceof ContractError) {
    return answerRefusal(c, 400, { message: error.message });
  }
  const { method, path } = c.req;
  log(error, { requestId: c.get('requestId'), method, path });
  const message = 'Something went wrong on our side. Nothing was changed; please try again.';
  return answerRefusal(c, 500, { message });
}
