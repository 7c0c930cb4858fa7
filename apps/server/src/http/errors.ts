import { calls, ContractError, type ErrorReply } from '@platform/api/contract';
import { problems } from '@platform/messages/problems';
import type { Problem } from '@platform/rules/fields';
import type { Context } from 'hono';
import { HashingBusy } from '../account/hashQueue';
import { DatabaseAway, DatabaseUnavailable } from '../db/unavailable';
import { answerJson, headOf } from './answer';
import { Overdue } from './deadline';
import { Refusal } from './refusal';
import { formatText } from './formatText';

const PROBLEMS = { invalid: 'NOT_LOGGED_IN', expired: 'TOKEN_EXPIRED' } as const;

/** How a member call answers a token that does not count; clients sign out on these words. */
export const notAuthenticated = (problem: keyof typeof PROBLEMS) =>
  new Refusal(401, PROBLEMS[problem]);

/** How member calls answer a disabled member; the balances tell clients to sign out. */
export const accountDisabled = () => new Refusal(403, 'ACCOUNT_DISABLED');

/** How long to wait when too much is being hashed, in seconds: longer than all that waits takes. */
const BUSY_SECONDS = 2;

/** How calls that check or set a password answer when too many of them wait already. */
const tooBusy = ({ own }: HashingBusy) =>
  new Refusal(own ? 429 : 503, 'TOO_BUSY').after(BUSY_SECONDS);

const answerProblem = (c: Context, { code, params }: Problem) =>
  answerJson(
    c,
    {
      status: 'error',
      message: formatText(problems, code, params),
      code,
      ...(params && { params }),
    } satisfies ErrorReply,
    400,
  );

/** Told of errors that are ours, and of the request they were met in. */
export type LogError = (error: unknown, context?: Readonly<Record<string, unknown>>) => void;

/** After how many seconds to ask again when the database is away. */
const AWAY_SECONDS = 2;

/** Why a call failed in its middle, and the code that says so where nothing can have been written. */
const FAILURES = {
  broken: 'INTERNAL_ERROR',
  database: 'DATABASE_UNAVAILABLE',
  timeout: 'TIMEOUT',
} as const;

/** What a call that failed in its middle says: what writes may have written. */
function failureOf(
  { method, path }: Context['req'],
  cause: keyof typeof FAILURES,
  status: 500 | 503,
) {
  const call = calls.find((one) => one.method === method && one.path === path);
  if (call?.method !== 'POST' || call.background) return new Refusal(status, FAILURES[cause]);
  return new Refusal(status, 'UNCERTAIN', { cause, retry: call.idempotent ? 'safe' : 'check' });
}

/** The refusals of requests that may be done nevertheless. */
const UNCERTAIN: ReadonlySet<string> = new Set(['UNCERTAIN', 'ACCOUNT_BUSY']);

/** Said of every write that did not get to its end: a client does not know what such a status means. */
const uncertaintyOf = (method: string, status: number, code: string) =>
  method === 'POST' && status >= 500 ? { uncertain: UNCERTAIN.has(code) } : {};

function answerRefusal(c: Context, { status, message, code, params, retryAfter }: Refusal) {
  if (retryAfter !== undefined) headOf(c)['Retry-After'] = String(Math.ceil(retryAfter));
  return answerJson(
    c,
    {
      status: 'error',
      message,
      code,
      ...(params && { params }),
      ...uncertaintyOf(c.req.method, status, code),
    } satisfies ErrorReply,
    status,
  );
}

/**
 * Turns what was thrown into a reply. An error of our own is logged whole and answered without
 * detail.
 */
export function answerError(c: Context, error: unknown, log: LogError) {
  if (error instanceof HashingBusy) return answerRefusal(c, tooBusy(error));
  if (error instanceof Refusal) return answerRefusal(c, error as Refusal);
  if (error instanceof ContractError) return answerProblem(c, error.problem);
  const { method, path } = c.req;
  // Thousands of requests may meet a database that is away; that was logged once.
  if (!(error instanceof DatabaseAway)) {
    log(error, { requestId: c.get('requestId'), method, path });
  }
  if (error instanceof DatabaseUnavailable || error instanceof Overdue) {
    const cause = error instanceof Overdue ? 'timeout' : 'database';
    return answerRefusal(c, failureOf(c.req, cause, 503).after(AWAY_SECONDS));
  }
  return answerRefusal(c, failureOf(c.req, 'broken', 500));
}
