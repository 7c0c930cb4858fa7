import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export type Head = Record<string, string>;

export const PAGE_HEAD: Head = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};

/**
 * Headers of every API response. Browsers neither run nor frame the data, and caches rarely store
 * the response.
 */
export const CALL_HEAD: Head = {
  ...PAGE_HEAD,
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
};

export function beginHead(c: Context, head: Head, requestId: string): void {
  c.set('head', { ...head, 'X-Request-Id': requestId } satisfies Head);
}

export const headOf = (c: Context): Head => c.get('head') as Head;

/**
 * Sends a reply as JSON. The headers stay a plain object until they are sent: `Headers` would take
 * a sixth of the server's time for a bet.
 */
export function answerJson(c: Context, reply: object, status: ContentfulStatusCode = 200) {
  const headers = headOf(c);
  headers['Content-Type'] = 'application/json';
  return new Response(JSON.stringify(reply), { status, headers });
}

export const sendHead: MiddlewareHandler = async (c, next) => {
  // Sets the headers before the response exists, because Hono rebuilds a finished response for each header.
  for (const [name, value] of Object.entries(headOf(c))) c.header(name, value);
  await next();
};
