import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { deviceOf, keepDevice } from './deviceCookie';
import { requestedLanguage } from './language';
import { siteOf, type Site } from './site';
import { cameByTls, type TransportOptions } from './transport';

export type { Site };

/** A caller, signed in or not. */
export interface Visitor {
  /** Where the request came from: an IP address. */
  address: string;
  /** What the browser says it is; '' when it says nothing. */
  userAgent: string;
  /** Where the proxy thinks the address is; '' when unknown. */
  place: string;
  /** The language that the visitor asks for, of those there are, as a BCP 47 tag. */
  language: string | undefined;
  /** The site the request came from. */
  site: () => Site;
  /** What the browser was given when a member signed in with it; undefined when none did. */
  deviceToken: () => string | undefined;
  /** Gives the browser a token to be known by. */
  keepDeviceToken: (token: string) => void;
}

export interface VisitorOptions extends TransportOptions {
  /** The header in which the proxy says where an address is; undefined when none does. */
  geoHeader: string | undefined;
}

/** Longer ones are no browser's. */
const LONGEST_USER_AGENT = 500;
const LONGEST_PLACE = 100;

/** An address of IPv6 in brackets, or any with a port, as some proxies write it. */
const WITH_PORT = /^(?:\[(.*)\]|([\d.]+))(?::\d+)?$/;

/** Sockets and proxies of both families write IPv4 addresses as ones of IPv6. */
const withoutPrefix = (address: string) => address.replace(/^::ffff:(?=[\d.]+$)/i, '');

/** Returns the IP address that a request's connection is from: a visitor's, or the nearest proxy's. */
export const peerOf = (c: Context): string =>
  withoutPrefix(getConnInfo(c).remote.address ?? 'unknown');

/**
 * Returns the visitor's address from X-Forwarded-For. Each proxy appends the address that it was asked
 * from: ours are the last entries, and the first of them is the visitor's.
 *
 * @returns undefined where there are fewer entries than proxies, or that one is not an address
 */
function forwardedFor(c: Context, trustedProxies: number): string | undefined {
  const written = c.req.header('X-Forwarded-For')?.split(',').at(-trustedProxies)?.trim() ?? '';
  const address = written.replace(WITH_PORT, '$1$2');
  return isIP(address) === 0 ? undefined : address;
}

/**
 * Where a request came from: an IP address.
 *
 * @param options `trustedProxies`: how many proxies in front append to X-Forwarded-For; what others
 *   write there is not believed
 */
export function addressOf(
  c: Context,
  { trustedProxies }: Pick<VisitorOptions, 'trustedProxies'>,
): string {
  const forwarded = trustedProxies > 0 ? forwardedFor(c, trustedProxies) : undefined;
  return forwarded === undefined ? peerOf(c) : withoutPrefix(forwarded);
}

/** Who sent a request. */
export const visitorOf = (c: Context, options: VisitorOptions): Visitor => ({
  address: addressOf(c, options),
  userAgent: (c.req.header('User-Agent') ?? '').slice(0, LONGEST_USER_AGENT),
  // Without a proxy in front, the visitor would write it.
  place:
    options.geoHeader && options.trustedProxies > 0
      ? (c.req.header(options.geoHeader) ?? '').slice(0, LONGEST_PLACE)
      : '',
  language: requestedLanguage(c),
  site: () => siteOf(c, options),
  deviceToken: () => deviceOf(c),
  keepDeviceToken: (token) => keepDevice(c, token, cameByTls(c, options)),
});
