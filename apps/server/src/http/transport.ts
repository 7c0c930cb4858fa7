import type { Context } from 'hono';
import { headOf } from './answer';
import type { Check } from './checks';
import type { SiteOptions } from './site';

export interface TransportOptions extends SiteOptions {
  trustedProxies: number;
}

/** Strict-Transport-Security: only TLS for a year after each visit, including subdomains. */
const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains';

const isOn = (address: string, origin: string): boolean =>
  address.startsWith(origin) &&
  (address.length === origin.length || address[origin.length] === '/');

/**
 * Returns true if a request used TLS, according to the proxy or else to the configured origin of
 * its host.
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

export const strictTransport =
  (options: TransportOptions): Check =>
  (c) => {
    if (cameByTls(c, options)) headOf(c)['Strict-Transport-Security'] = STRICT_TRANSPORT;
    return undefined;
  };
