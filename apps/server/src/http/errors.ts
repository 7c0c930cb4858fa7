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

/** Returns the refusal of a token. Its message makes clients sign out. */
export const notAuthenticated = (problem: keyof typeof PROBLEMS) =>
  new Refusal(401, PROBLEMS[problem]);

/**
 * Returns the refusal of a disabled member. Clients sign out if the call for balances returns it.
 */
export const accountDisabled = () => new Refusal(403, 'ACCOUNT_DISABLED');

/** Retry-After in seconds for a full hashing queue, which is empty again by then. */
const BUSY_SECONDS = 2;

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

export type LogError = (error: unknown, context?: Readonly<Record<string, unknown>>) => void;

const AWAY_SECONDS = 2;

/** Error codes by cause, for failures that cannot have written anything. */
const FAILURES = {
  broken: 'INTERNAL_ERROR',
  database: 'DATABASE_UNAVAILABLE',
  timeout: 'TIMEOUT',
} as const;

/**
 * Returns the refusal of a failed call. A write may have been committed, so its outcome is
 * uncertain.
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

/** Codes of refusals whose request may still have been executed. */
const UNCERTAIN: ReadonlySet<string> = new Set(['UNCERTAIN', 'ACCOUNT_BUSY']);

/** States whether a failed write may have been executed, which its status does not show. */
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

/** Logs server errors in full and omits their details from the response. */
export function answerError(c: Context, error: unknown, log: LogError) {
  if (error instanceof HashingBusy) return answerRefusal(c, tooBusy(error));
  if (error instanceof Refusal) return answerRefusal(c, error as Refusal);
  if (error instanceof ContractError) return answerProblem(c, error.problem);
  const { method, path } = c.req;
  // During an outage, thousands of requests fail. The heartbeat logs the outage once.
  if (!(error instanceof DatabaseAway)) {
    log(error, { requestId: c.get('requestId'), method, path });
  }
  if (error instanceof DatabaseUnavailable || error instanceof Overdue) {
    const cause = error instanceof Overdue ? 'timeout' : 'database';
    return answerRefusal(c, failureOf(c.req, cause, 503).after(AWAY_SECONDS));
  }
  return answerRefusal(c, failureOf(c.req, 'broken', 500));
}
