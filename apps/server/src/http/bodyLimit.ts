import type { MiddlewareHandler } from 'hono';
import { bodyLimit as countingLimit } from 'hono/body-limit';
import { Refusal } from './refusal';

/**
 * Throws why a body could not be read: when it was cut off, its sender is gone or was too slow (see
 * `listen`), and that is no error of ours.
 */
export function refuseCutOff(error: unknown): never {
  const { code } = Object(error) as { code?: unknown };
  throw code === 'ECONNRESET' ? new Refusal(400, 'BODY_INCOMPLETE') : error;
}

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
      return c.req.method === 'GET' ? next() : counting(c, next).catch(refuseCutOff);
    }
    return Number(length) > bytes ? refuse() : next();
  };
}
