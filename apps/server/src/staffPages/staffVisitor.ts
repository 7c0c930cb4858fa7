import type { Context } from 'hono';
import { networkOf } from '../http/network';
import type { TransportOptions } from '../http/transport';
import { addressOf } from '../http/visitor';
import type { StaffVisitor } from '../staff/visits';

/** Returns the address and the network of the visitor of a staff page or call. */
export function staffVisitorOf(c: Context, options: TransportOptions): StaffVisitor {
  const address = addressOf(c, options);
  return { address, network: networkOf(address) };
}
