import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Headers of an answer, by name. */
export type Head = Record<string, string>;

/** Headers of every page and file. */
export const PAGE_HEAD: Head = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};

/** Headers of every answer to a call: it is data, none of it is run or shown in a frame, and few are kept. */
export const CALL_HEAD: Head = {
  ...PAGE_HEAD,
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
};

/** Begins the headers of the answer to a request with those that all have. */
export function beginHead(c: Context, head: Head, requestId: string): void {
  c.set('head', { ...head, 'X-Request-Id': requestId } satisfies Head);
}

/** The headers that the answer will have, whatever it is; more may be added. */
export const headOf = (c: Context): Head => c.get('head') as Head;

/**
 * Answers JSON. Its headers stay a plain object all the way to the socket: the platform's `Headers`
 * would cost a sixth of all that the server does for a bet.
 */
export function answerJson(c: Context, reply: object, status: ContentfulStatusCode = 200) {
  const headers = headOf(c);
  headers['Content-Type'] = 'application/json';
  return new Response(JSON.stringify(reply), { status, headers });
}

/** Gives the headers to what answers by Hono's own means: pages, pictures, files. */
export const sendHead: MiddlewareHandler = async (c, next) => {
  // Before the answer: headers added to a finished one make it be built a second time.
  for (const [name, value] of Object.entries(headOf(c))) c.header(name, value);
  await next();
};
