import type { Random } from '../ports/random';

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
