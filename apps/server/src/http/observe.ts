import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { stopwatch } from '../ports/clock';
import { beginHead, type Head } from './answer';
import { routeName } from './routeName';

/** A request that was answered: what is logged and counted. Nothing in it is secret. */
export interface Answered {
  requestId: string;
  method: string;
  /** Without the query, which may hold what no log should. */
  path: string;
  /** Of few values, see `routeName`. */
  route: string;
  status: number;
  ms: number;
}

/** What a proxy may call a request. */
const REQUEST_ID = /^[\w=-]{1,64}$/;

function requestIdOf(c: Context): string {
  const given = c.req.header('X-Request-Id');
  return given !== undefined && REQUEST_ID.test(given) ? given : randomUUID();
}

/** Begins the headers of every answer, and reports every request once it is answered. */
export const observe =
  (head: Head, onAnswer: (answered: Answered) => void): MiddlewareHandler =>
  async (c, next) => {
    const elapsed = stopwatch();
    const requestId = requestIdOf(c);
    c.set('requestId', requestId);
    beginHead(c, head, requestId);
    await next();
    const { method, path } = c.req;
    const route = routeName(path);
    onAnswer({ requestId, method, path, route, status: c.res.status, ms: elapsed() });
  };
