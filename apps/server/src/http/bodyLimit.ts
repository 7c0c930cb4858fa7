import type { MiddlewareHandler } from 'hono';
import { bodyLimit as countingLimit } from 'hono/body-limit';
import { Refusal } from './refusal';

/**
 * Refuses larger bodies. A body that says its length is judged by that, for the parser holds the
 * sender to it; only others are counted while they come in. Hono's own limit makes a stream of
 * every body first, which costs more than the whole call.
 */
export function bodyLimit(bytes: number): MiddlewareHandler {
  const refuse = () => {
    throw new Refusal(413, 'BODY_TOO_LARGE', { bytes });
  };
  const counting = countingLimit({ maxSize: bytes, onError: refuse });
  return (c, next) => {
    const length = c.req.header('Content-Length');
    if (length === undefined || c.req.header('Transfer-Encoding') !== undefined) {
      return c.req.method === 'GET' ? next() : counting(c, next);
    }
    return Number(length) > bytes ? refuse() : next();
  };
}
