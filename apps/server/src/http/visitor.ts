import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { deviceOf, keepDevice } from './deviceCookie';
import { requestedLanguage } from './language';
import { siteOf, type Site } from './site';
import { cameByTls, type TransportOptions } from './transport';

export type { Site };

export interface Visitor {
  address: string;
  /** User agent; '' if the request has none. */
  userAgent: string;
  /** Location of the IP address according to the proxy; '' if unknown. */
  place: string;
  readonly language: string | undefined;
  site: () => Site;
  deviceToken: () => string | undefined;
  keepDeviceToken: (token: string) => void;
}

export interface VisitorOptions extends TransportOptions {
  /** Header in which the proxy sends the location of an IP address; undefined if there is none. */
  geoHeader: string | undefined;
}

/** Maximum lengths, above those that real browsers send. */
const LONGEST_USER_AGENT = 500;
const LONGEST_PLACE = 100;

/** IPv6 address in brackets, or an address with a port. Some proxies use these notations. */
const WITH_PORT = /^(?:\[(.*)\]|([\d.]+))(?::\d+)?$/;

/** Removes the prefix `::ffff:` that dual-stack sockets and proxies add to IPv4 addresses. */
const withoutPrefix = (address: string) => address.replace(/^::ffff:(?=[\d.]+$)/i, '');

/** Returns the IP address of the connection: that of the visitor or of the nearest proxy. */
export const peerOf = (c: Context): string =>
  withoutPrefix(getConnInfo(c).remote.address ?? 'unknown');

/**
 * Returns the visitor's address from X-Forwarded-For. Each proxy appends the address of its client,
 * so the visitor's address is the first of the trusted proxies' entries.
 *
 * @returns undefined if there are fewer entries than proxies, or the entry is not an address
 */
function forwardedFor(c: Context, trustedProxies: number): string | undefined {
  const written = c.req.header('X-Forwarded-For')?.split(',').at(-trustedProxies)?.trim() ?? '';
  const address = written.replace(WITH_PORT, '$1$2');
  return isIP(address) === 0 ? undefined : address;
}

export function addressOf(
  c: Context,
  { trustedProxies }: Pick<VisitorOptions, 'trustedProxies'>,
): string {
  const forwarded = trustedProxies > 0 ? forwardedFor(c, trustedProxies) : undefined;
  return forwarded === undefined ? peerOf(c) : withoutPrefix(forwarded);
}

export const visitorOf = (c: Context, options: VisitorOptions): Visitor => ({
  address: addressOf(c, options),
  userAgent: (c.req.header('User-Agent') ?? '').slice(0, LONGEST_USER_AGENT),
  // Without a trusted proxy, visitors could forge the header.
  place:
    options.geoHeader && options.trustedProxies > 0
      ? (c.req.header(options.geoHeader) ?? '').slice(0, LONGEST_PLACE)
      : '',
  // Few handlers need the language, and each header has to be parsed.
  get language() {
    return requestedLanguage(c);
  },
  site: () => siteOf(c, options),
  deviceToken: () => deviceOf(c),
  keepDeviceToken: (token) => keepDevice(c, token, cameByTls(c, options)),
});
