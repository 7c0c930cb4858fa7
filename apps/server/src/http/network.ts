import { isIPv6 } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';

/** 64 bits: the range that a provider assigns to one customer. */
const GROUPS_OF_NETWORK = 4;

/**
 * Returns the network of an IP address, by which limits count. For IPv6 it is the first half of the
 * address, because one customer has too many addresses to count them individually.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = expandIPv6(address.toLowerCase()).split(':').slice(0, GROUPS_OF_NETWORK);
  return groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':');
}
