import { isIPv6 } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';

/** 64 bits: what a provider gives one customer, who may use any address in it. */
const GROUPS_OF_NETWORK = 4;

/**
 * The network of an IP address, which is what limits count by. For IPv6 it is the first half of the
 * address: one customer has more addresses than could be counted one by one.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = expandIPv6(address.toLowerCase()).split(':').slice(0, GROUPS_OF_NETWORK);
  return groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':');
}
