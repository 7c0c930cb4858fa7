import type { Context, MiddlewareHandler } from 'hono';

/** Check of a request: throws a refusal, or returns a response that ends the request. */
export type Check = (c: Context) => Response | undefined;

/** Combines all checks into one middleware, because each middleware takes a microsecond. */
export const checkAll =
  (...checks: readonly Check[]): MiddlewareHandler =>
  (c, next) => {
    for (const check of checks) {
      const response = check(c);
      if (response !== undefined) return Promise.resolve(response);
    }
    return next();
  };
