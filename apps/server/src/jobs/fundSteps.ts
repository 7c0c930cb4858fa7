import type { Database } from '../db/database';
import { creditDeposits } from '../wallet/deposits';
import { releaseMatured } from '../wallet/locks';
import { payWithdrawals, type PayOptions } from '../wallet/payments';
import type { Chain } from '../ports/chain/chain';

/**
 * What deposits, withdrawals and locks need done again and again. Each step is for a loop of its own:
 * a node that is dead or slow holds up what it is asked for, and nothing else.
 */
export function fundSteps(
  db: Database,
  chain: Chain,
  options: PayOptions,
): readonly (() => Promise<void>)[] {
  const { networks, payouts } = chain;
  return [
    ...networks.map((network) => () => creditDeposits(db, chain, network)),
    ...(payouts ? [() => payWithdrawals(db, payouts, options)] : []),
    () => releaseMatured(db),
  ];
}
