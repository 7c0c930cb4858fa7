import type { Context, MiddlewareHandler } from 'hono';
import { headOf } from './answer';
import type { SiteOptions } from './site';

export interface TransportOptions extends SiteOptions {
  /** How many proxies in front are believed. */
  trustedProxies: number;
}

/** For a year after each visit a browser uses only TLS, whatever a link says. */
const STRICT_TRANSPORT = 'max-age=31536000';

/** Whether an address is on a site, given by its origin. */
const isOn = (address: string, origin: string): boolean =>
  address.startsWith(origin) &&
  (address.length === origin.length || address[origin.length] === '/');

/** Whether a request came by TLS: as the proxy in front says, else as the settings say of its host. */
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

/** Tells browsers that came by TLS to keep to it (HSTS). */
export const strictTransport =
  (options: TransportOptions): MiddlewareHandler =>
  (c, next) => {
    if (cameByTls(c, options)) headOf(c)['Strict-Transport-Security'] = STRICT_TRANSPORT;
    return next();
  };
