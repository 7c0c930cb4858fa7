import type { Network } from '@platform/rules/funds';
import type { MicroUsdt } from '@platform/rules/money';
import { findCredentials } from '../account/members';
import type { Queryable } from '../db/database';
import { creditDemo, demoChain } from '../ports/chain/demo';
import { depositAddresses } from './addresses';

export interface DemoDeposit {
  /** User ID; case is ignored. */
  code: string;
  network: Network;
  amount: MicroUsdt;
  /** Seed that makes the transaction hash unique. */
  seed: string;
}

/** Pays a member's deposit address on the demo chain; the server credits it like any deposit. */
export async function payDemoDeposit(
  db: Queryable,
  { code, network, amount, seed }: DemoDeposit,
): Promise<string> {
  const member = await findCredentials(db, code);
  if (member === undefined) throw new Error(`There is no member '${code}'.`);
  const addresses = await depositAddresses(db, demoChain(db), member.id);
  const paidTo = addresses.find((address) => address.network === network);
  if (paidTo === undefined) throw new Error(`The demo chain has no network ${network}.`);
  return creditDemo(db, network, paidTo.address, amount, seed);
}
