import { isIP, type BlockList } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import { networkOf } from './network';
import { Refusal } from './refusal';
import { peerOf } from './visitor';

export interface ProxyOptions {
  /** Number of proxies in front that append to X-Forwarded-For; 0 where visitors connect directly. */
  trustedProxies: number;
  /** Addresses that the nearest proxy connects from. */
  proxyAddresses: BlockList;
  /** Called for each refused request with a message for operators. */
  warn: (message: string) => void;
}

/** Reveals nothing about visitors, so direct requests are allowed. */
const ALIVE = '/healthz';

function isListed(address: string, list: BlockList): boolean {
  const version = isIP(address);
  // The zone of a link-local address is not part of the address.
  const plain = address.replace(/%.*$/, '');
  return version !== 0 && list.check(plain, version === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Refuses requests that do not come from the trusted proxies. A direct client could send a different
 * address in X-Forwarded-For with every request and evade all limits.
 */
export const requireProxy =
  ({ trustedProxies, proxyAddresses, warn }: ProxyOptions): MiddlewareHandler =>
  (c, next) => {
    if (trustedProxies === 0 || c.req.path === ALIVE) return next();
    const peer = peerOf(c);
    if (isListed(peer, proxyAddresses)) return next();
    warn(
      `Requests from ${networkOf(peer)} are refused: TRUSTED_PROXIES is ${trustedProxies}, and this is not the address of a proxy. ` +
        'Let only the proxy reach the server, or add the address of the proxy to PROXY_ADDRESSES.',
    );
    throw new Refusal(403, 'NOT_A_PROXY');
  };
