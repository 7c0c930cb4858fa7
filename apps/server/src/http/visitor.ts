import { getConnInfo } from '@hono/node-server/conninfo';
import { brandForHost, type Brand } from '@platform/tokens';
import type { Context } from 'hono';

/** The site that somebody uses. */
export interface Site {
  brand: Brand;
  /** Where it is, without a slash at the end; safe to be sent in a mail. */
  origin: string;
}

/** Anybody who calls. */
export interface Visitor {
  /** Where the request came from: an IP address. */
  address: string;
  /** What the browser says it is; '' when it says nothing. */
  userAgent: string;
  /** Where the proxy thinks the address is; '' when unknown. */
  place: string;
  /** The site the request came from. */
  site: () => Site;
}

export interface VisitorOptions {
  brands: readonly Brand[];
  /** How many proxies in front append to X-Forwarded-For; what others write there is not believed. */
  trustedProxies: number;
  /** The header in which the proxy says where an address is; undefined when none does. */
  geoHeader: string | undefined;
  /** Where the site is when the host is none that a brand lists. */
  publicUrl: string;
}

/** Longer ones are no browser's. */
const LONGEST_USER_AGENT = 500;
const LONGEST_PLACE = 100;

/** Where a request came from: an IP address. */
export function addressOf(c: Context, { trustedProxies }: VisitorOptions): string {
  if (trustedProxies > 0) {
    // Each proxy adds whom it heard from: ours are the last, and the first of them knows the visitor.
    const hops = (c.req.header('X-Forwarded-For') ?? '').split(',').map((hop) => hop.trim());
    const address = hops.at(-trustedProxies);
    if (address) return address;
  }
  // A socket of both families shows IPv4 addresses as ones of IPv6.
  return (getConnInfo(c).remote.address ?? 'unknown').replace(/^::ffff:/, '');
}

function siteOf(c: Context, { brands, publicUrl }: VisitorOptions): Site {
  // A page on another host than the API says so in Origin.
  const page = parseUrl(c.req.header('Origin')) ?? new URL(c.req.url);
  const brand = brandForHost(brands, page.host);
  // Anybody can send any host: a link to it would hand the mail's token to whoever made it up.
  const known = brand.hosts.includes(page.hostname) || page.hostname === 'localhost';
  return { brand, origin: known ? page.origin : brand.websiteUrl || publicUrl };
}

const parseUrl = (text: string | undefined): URL | undefined =>
  text !== undefined && URL.canParse(text) ? new URL(text) : undefined;

export const visitorOf = (c: Context, options: VisitorOptions): Visitor => ({
  address: addressOf(c, options),
  userAgent: (c.req.header('User-Agent') ?? '').slice(0, LONGEST_USER_AGENT),
  place: options.geoHeader ? (c.req.header(options.geoHeader) ?? '').slice(0, LONGEST_PLACE) : '',
  site: () => siteOf(c, options),
});
