import type { Random } from '../ports/random';

const NONCE_BYTES = 16;

export const newNonce = (random: Random): string =>
  Buffer.from(random.bytes(NONCE_BYTES)).toString('base64');

/**
 * Returns the content security policy of a page: scripts from its own files only, and styles with
 * the nonce. The brand's JSON is data and needs no permission.
 *
 * @param apiUrl API of the brand; '' for the page's own origin
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
