import type { MiddlewareHandler } from 'hono';
import type { Random } from '../ports/random';

/** Headers that hold for every answer. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  // Before the answer: headers added to a finished one make it be built a second time.
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('X-Frame-Options', 'DENY');
  c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
  c.header('Cross-Origin-Opener-Policy', 'same-origin');
  c.header('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
  await next();
};

const NONCE_BYTES = 16;

/** What allows one style of one answer. */
export const newNonce = (random: Random): string =>
  Buffer.from(random.bytes(NONCE_BYTES)).toString('base64');

/**
 * What the page may load: its own files, and the styles that carry the nonce. Scripts come from
 * files only; the brand's JSON is data, which no policy needs to allow.
 *
 * @param apiUrl where the brand's calls go; '' for the page's own origin
 */
export function contentSecurityPolicy(nonce: string, apiUrl: string): string {
  const api = apiUrl === '' ? '' : ` ${new URL(apiUrl).origin}`;
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${api}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
