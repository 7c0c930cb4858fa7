import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** 64 bits: what a provider gives one customer, who may use any address in it. */
const GROUPS_OF_NETWORK = 4;

/**
 * Whom an IP address is of, as far as it can tell: of IPv6 the first half, for one customer has
 * more addresses there than anybody could count one by one.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [front = '', back] = address.toLowerCase().split('::');
  const before = front === '' ? [] : front.split(':');
  const after = back === undefined || back === '' ? [] : back.split(':');
  const between = Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0');
  const network = [...before, ...between, ...after].slice(0, GROUPS_OF_NETWORK);
  return network.map((group) => group.replace(/^0+(?=.)/, '').replace(/%.*/, '')).join(':');
}
