import type { Database } from '../db/database';
import { creditDeposits } from '../funds/deposits';
import { releaseMatured } from '../funds/locks';
import { payWithdrawals } from '../funds/payments';
import type { Chain } from '../ports/chain/chain';

/** Deposits, withdrawals and locks: takes every step that is due. One that fails holds up no other. */
export async function moveFunds(
  db: Database,
  chain: Chain,
  onError: (error: unknown) => void,
): Promise<void> {
  for (const network of chain.networks) await creditDeposits(db, chain, network).catch(onError);
  if (chain.payouts) await payWithdrawals(db, chain.payouts, onError).catch(onError);
  await releaseMatured(db).catch(onError);
}
