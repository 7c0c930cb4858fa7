import type { MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import type { Tx } from '../db/database';
import { accountOf } from '../ledger/accounts';
import { transfer } from '../ledger/transfer';

/**
 * Returns to a member the amounts and fees of withdrawals without a stored payment. Lock the member
 * first (`holdMember`), so that no server stores a payment in the meantime.
 *
 * @returns the number of withdrawals that ended
 */
export async function returnUnsigned(tx: Tx, member: bigint): Promise<number> {
  const returned = await tx.query<{ id: bigint; held: MicroUsdt }>(sql`
    update withdrawal set state = 'failed', changed_at = clock_timestamp()
    where member_id = ${member} and state not in ('success', 'failed')
      and not exists (select from payment where withdrawal_id = withdrawal.id)
    returning id, amount + fee as held`);
  if (returned.length === 0) return 0;
  const from = await accountOf(tx, 'pending', member);
  const to = await accountOf(tx, 'main', member);
  const back = returned.map(({ id, held }) => ({
    key: `withdrawal-returned:${id}`,
    from,
    to,
    amount: held,
  }));
  await transfer(tx, back);
  return returned.length;
}
