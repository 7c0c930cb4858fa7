import type { MiddlewareHandler } from 'hono';
import { stopwatch } from '../ports/clock';
import { routeName } from './routeName';

/** A request that was answered: what is logged and counted. Nothing in it is anybody's secret. */
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

/** Tells of every request once it is answered. */
export const observe =
  (onAnswer: (answered: Answered) => void): MiddlewareHandler =>
  async (c, next) => {
    const elapsed = stopwatch();
    await next();
    const { method, path } = c.req;
    const requestId = c.get('requestId') as string;
    const route = routeName(path);
    onAnswer({ requestId, method, path, route, status: c.res.status, ms: elapsed() });
  };
