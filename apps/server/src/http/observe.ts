import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { stopwatch } from '../ports/clock';
import { beginHead, type Head } from './answer';
import { routeName } from './routeName';

export interface Answered {
  requestId: string;
  method: string;
  /** Path without the query, which may contain secrets. */
  path: string;
  /** Name of the route, from a short list: see `routeName`. */
  route: string;
  status: number;
  ms: number;
}

const REQUEST_ID = /^[\w=-]{1,64}$/;

function requestIdOf(c: Context): string {
  const given = c.req.header('X-Request-Id');
  return given !== undefined && REQUEST_ID.test(given) ? given : randomUUID();
}

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
