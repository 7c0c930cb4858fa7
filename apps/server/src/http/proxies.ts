import { isIP, type BlockList } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import { networkOf } from './network';
import { Refusal } from './refusal';
import { peerOf } from './visitor';

export interface ProxyOptions {
  /**
   * Number of proxies in front of the server that append to X-Forwarded-For; 0 where visitors connect
   * directly.
   */
  trustedProxies: number;
  /** Addresses from which the nearest proxy connects. */
  proxyAddresses: BlockList;
  /** Called for each refused request, with a message for operators. */
  warn: (message: string) => void;
}

/** Path of the health check. Its response reveals nothing about visitors, so direct requests are allowed. */
const ALIVE = '/healthz';

function isListed(address: string, list: BlockList): boolean {
  const version = isIP(address);
  // Removes the zone of a link-local address, which is not part of the address itself.
  const plain = address.replace(/%.*$/, '');
  return version !== 0 && list.check(plain, version === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Refuses requests that do not come from the trusted proxies. A direct client could evade all rate
 * limits by changing X-Forwarded-For with every request.
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
