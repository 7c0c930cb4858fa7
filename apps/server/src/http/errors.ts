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

/** Returns the refusal of an invalid token. Clients recognize this message and sign out. */
export const notAuthenticated = (problem: keyof typeof PROBLEMS) =>
  new Refusal(401, PROBLEMS[problem]);

/**
 * Returns the refusal for a disabled member. When the call for balances returns this refusal, clients
 * sign out.
 */
export const accountDisabled = () => new Refusal(403, 'ACCOUNT_DISABLED');

/** Retry-After in seconds when the hashing queue is full. A full queue is empty again after this time. */
const BUSY_SECONDS = 2;

/** Returns the refusal of calls that check or set a password while the hashing queue is full. */
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

/** Logs server errors with the request in which they occurred. */
export type LogError = (error: unknown, context?: Readonly<Record<string, unknown>>) => void;

/** Retry-After in seconds while the database is unavailable. */
const AWAY_SECONDS = 2;

/** Error codes by cause, for failed calls that cannot have written anything. */
const FAILURES = {
  broken: 'INTERNAL_ERROR',
  database: 'DATABASE_UNAVAILABLE',
  timeout: 'TIMEOUT',
} as const;

/**
 * Returns the refusal of a call that failed midway. A write may have been committed, so the outcome of
 * the write is uncertain.
 */
function failureOf(
  { method, path }: Context['req'],
  cause: keyof typeof FAILURES,
  status: 500 | 503,
) {
  const call = calls.find((one) => one.method === method && one.path === path);
  if (call?.method !== 'POST' || call.background) return new Refusal(status, FAILURES[cause]);
  return new Refusal(status, 'UNCERTAIN', { cause, retry: call.idempotent ? 'safe' : 'check' });
}

/** Codes of refusals for requests that may still have been completed. */
const UNCERTAIN: ReadonlySet<string> = new Set(['UNCERTAIN', 'ACCOUNT_BUSY']);

/** Adds to failed writes whether their outcome is uncertain, because clients cannot tell from the status. */
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
 * Converts an error to a response. Server errors are logged in full, and the response omits their
 * details.
 */
export function answerError(c: Context, error: unknown, log: LogError) {
  if (error instanceof HashingBusy) return answerRefusal(c, tooBusy(error));
  if (error instanceof Refusal) return answerRefusal(c, error as Refusal);
  if (error instanceof ContractError) return answerProblem(c, error.problem);
  const { method, path } = c.req;
  // An unavailable database can fail thousands of requests. The heartbeat logs that failure once.
  if (!(error instanceof DatabaseAway)) {
    log(error, { requestId: c.get('requestId'), method, path });
  }
  if (error instanceof DatabaseUnavailable || error instanceof Overdue) {
    const cause = error instanceof Overdue ? 'timeout' : 'database';
    return answerRefusal(c, failureOf(c.req, cause, 503).after(AWAY_SECONDS));
  }
  return answerRefusal(c, failureOf(c.req, 'broken', 500));
}
