import type { Context, MiddlewareHandler } from 'hono';
import { headOf } from './answer';
import type { SiteOptions } from './site';

export interface TransportOptions extends SiteOptions {
  /** Number of trusted proxies in front of the server. */
  trustedProxies: number;
}

/** Value of Strict-Transport-Security: browsers use only TLS for a year after each visit. */
const STRICT_TRANSPORT = 'max-age=31536000';

/** Reports whether a URL is on the site with this origin. */
const isOn = (address: string, origin: string): boolean =>
  address.startsWith(origin) &&
  (address.length === origin.length || address[origin.length] === '/');

/**
 * Reports whether a request used TLS: according to the proxy, else according to the origin that the
 * settings define for its host.
 */
export function cameByTls(
  c: Context,
  { trustedProxies, brands, publicUrl }: TransportOptions,
): boolean {
  const forwarded = trustedProxies > 0 ? c.req.header('X-Forwarded-Proto') : undefined;
  if (forwarded !== undefined) {
    const hops = forwarded.split(',').map((hop) => hop.trim());
    return (hops.at(-trustedProxies) ?? hops[0]) === 'https';
  }
  const origin = `https://${c.req.header('Host')?.toLowerCase() ?? ''}`;
  return isOn(publicUrl, origin) || brands.some(({ websiteUrl }) => isOn(websiteUrl, origin));
}

/** Tells browsers that used TLS to use only TLS from then on (HSTS). */
export const strictTransport =
  (options: TransportOptions): MiddlewareHandler =>
  (c, next) => {
    if (cameByTls(c, options)) headOf(c)['Strict-Transport-Security'] = STRICT_TRANSPORT;
    return next();
  };
