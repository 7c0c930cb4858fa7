import { isIPv6 } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';

const GROUPS_OF_NETWORK = 4;

/**
 * Returns the network of an address: half of an IPv6 address, because one customer has too many
 * addresses for individual limits.
 */
export function networkOf(address: string): string {
  // Most addresses are IPv4, and `isIPv6` is a slow regular expression.
  if (!address.includes(':') || !isIPv6(address)) return address;
  const groups = expandIPv6(address.toLowerCase()).split(':').slice(0, GROUPS_OF_NETWORK);
  return groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':');
}
