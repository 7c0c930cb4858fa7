import {
  calls,
  ContractError,
  NOT_LOGGED_IN,
  TOKEN_EXPIRED,
  type ErrorReply,
} from '@platform/api/contract';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { HashingBusy } from '../accounts/hashQueue';
import { DatabaseAway, DatabaseUnavailable } from '../db/unavailable';
import { answerJson, headOf } from './answer';
import { Overdue } from './deadline';
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

/** After how many seconds to ask again when the database is away. */
const AWAY_SECONDS = 2;

const BROKEN = 'Something went wrong on our side.';
const AWAY = 'Our database does not answer at the moment.';
const SLOW = 'This took too long.';
const TRY_AGAIN = 'Please try again in a moment.';
const ONCE_AT_MOST =
  'We do not know yet whether this was done. Trying again is safe: it is done once at most.';
const CHECK_FIRST = 'We do not know whether this was done. Please check before you try again.';

/** How a call answers when it failed in its middle: what writes may have written. */
function answerFailure(c: Context, what: string, status: 500 | 503) {
  const { method, path } = c.req;
  const call = calls.find((one) => one.method === method && one.path === path);
  if (call?.method !== 'POST' || call.background) {
    return answerRefusal(c, status, { message: `${what} ${TRY_AGAIN}` });
  }
  const message = `${what} ${call.idempotent ? ONCE_AT_MOST : CHECK_FIRST}`;
  return answerRefusal(c, status, { message, code: 'UNCERTAIN', uncertain: true });
}

/**
 * Turns what was thrown into a reply. An error of our own is logged whole and answered without
 * detail.
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
  // Thousands of requests may meet a database that is away; that was told once.
  if (!(error instanceof DatabaseAway)) {
    log(error, { requestId: c.get('requestId'), method, path });
  }
  if (error instanceof DatabaseUnavailable || error instanceof Overdue) {
    headOf(c)['Retry-After'] = String(AWAY_SECONDS);
    return answerFailure(c, error instanceof Overdue ? SLOW : AWAY, 503);
  }
  return answerFailure(c, BROKEN, 500);
}
