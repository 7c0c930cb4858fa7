import type { Database } from '../db/database';
import { creditDeposits } from '../wallet/deposits';
import { releaseMatured } from '../wallet/locks';
import { followPayments, type FollowOptions } from '../wallet/payments';
import type { Chain } from '../ports/chain/chain';

/**
 * Returns the steps for deposits and withdrawals. Each step needs its own loop, so that a slow or
 * unavailable node delays only its own work.
 */
export function fundSteps(
  db: Database,
  chain: Chain,
  options: FollowOptions,
): readonly (() => Promise<void>)[] {
  const { networks, payouts } = chain;
  return [
    ...networks.map((network) => () => creditDeposits(db, chain, network)),
    ...(payouts ? [() => followPayments(db, payouts, options)] : []),
    () => releaseMatured(db),
  ];
}
