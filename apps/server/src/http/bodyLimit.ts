import type { MiddlewareHandler } from 'hono';
import { bodyLimit as countingLimit } from 'hono/body-limit';
import { Refusal } from './refusal';

/**
 * Refuses a truncated body, which is the client's error: the client disconnected or was too slow
 * (see `listen`).
 */
export function refuseCutOff(error: unknown): never {
  const { code } = Object(error) as { code?: unknown };
  throw code === 'ECONNRESET' ? new Refusal(400, 'BODY_INCOMPLETE') : error;
}

/**
 * Limits the size of bodies. The HTTP parser enforces a declared length, so only other bodies are
 * counted. Hono's own limit turns every body into a stream, which costs more than the whole call.
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
