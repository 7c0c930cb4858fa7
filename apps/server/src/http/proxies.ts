import { isIP, type BlockList } from 'node:net';
import type { Check } from './checks';
import { networkOf } from './network';
import { Refusal } from './refusal';
import { peerOf } from './visitor';

export interface ProxyOptions {
  /** Number of proxies that append to X-Forwarded-For; 0 if visitors connect directly. */
  trustedProxies: number;
  proxyAddresses: BlockList;
  warn: (message: string) => void;
}

/**
 * Health check, which is also open to direct requests because it reveals nothing about visitors.
 */
const ALIVE = '/healthz';

function isListed(address: string, list: BlockList): boolean {
  const version = isIP(address);
  // The zone of a link-local address is not part of the address.
  const plain = address.replace(/%.*$/, '');
  return version !== 0 && list.check(plain, version === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Refuses requests that bypass the proxies. A direct client could evade all rate limits with forged
 * X-Forwarded-For headers.
 */
export const requireProxy =
  ({ trustedProxies, proxyAddresses, warn }: ProxyOptions): Check =>
  (c) => {
    if (trustedProxies === 0 || c.req.path === ALIVE) return undefined;
    const peer = peerOf(c);
    if (isListed(peer, proxyAddresses)) return undefined;
    warn(
      `Requests from ${networkOf(peer)} are refused: TRUSTED_PROXIES is ${trustedProxies}, and this is not the address of a proxy. ` +
        'Let only the proxy reach the server, or add the address of the proxy to PROXY_ADDRESSES.',
    );
    throw new Refusal(403, 'NOT_A_PROXY');
  };
