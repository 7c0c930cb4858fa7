import type { Context } from 'hono';
import { networkOf } from '../http/network';
import type { TransportOptions } from '../http/transport';
import { addressOf } from '../http/visitor';
import type { StaffVisitor } from '../staff/visits';

/** Returns the caller of a page or call for staff. */
export function staffVisitorOf(c: Context, options: TransportOptions): StaffVisitor {
  const address = addressOf(c, options);
  return { address, network: networkOf(address) };
}
