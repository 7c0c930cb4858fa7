import type { Database } from '../db/database';
import { PAYOUT_NETWORK, type Chain } from '../ports/chain/chain';
import { compareDeposits } from './compareDeposits';
import { comparePayments } from './comparePayments';
import type { Comparison } from './comparison';

/**
 * Compares what has happened since the last comparison: deposits with what their addresses received,
 * payments with what the hot wallets paid. What differs is told again every time, until it is in order.
 *
 * @param onError told of a chain that could not be read; it counts as no difference
 */
export async function compareWithChain(
  db: Database,
  chain: Chain,
  onError: (error: unknown) => void,
): Promise<Comparison[]> {
  const steps = chain.networks.map((network) => () => compareDeposits(db, chain, network));
  if (chain.networks.includes(PAYOUT_NETWORK)) steps.push(() => comparePayments(db, chain));
  const comparisons: Comparison[] = [];
  for (const step of steps) {
    await step().then((comparison) => comparisons.push(comparison), onError);
  }
  return comparisons;
}
