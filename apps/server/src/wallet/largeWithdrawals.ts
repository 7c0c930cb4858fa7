import { USDT, type MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import { one, type Queryable } from '../db/database';

/**
 * Total that a member can withdraw within 24 hours without a fresh proof of the password: 1,000
 * USDT. Many small withdrawals would bypass a limit per withdrawal.
 */
const WITHDRAWN_WITHOUT_PROOF: MicroUsdt = 1_000n * USDT;

export async function isLargeWithdrawal(
  db: Queryable,
  { member, amount }: { member: bigint; amount: MicroUsdt },
): Promise<boolean> {
  const { withdrawn } = one(
    await db.query<{ withdrawn: MicroUsdt }>(sql`
      select coalesce(sum(amount), 0)::bigint as withdrawn from withdrawal
      where member_id = ${member} and state <> 'failed'
        and requested_at > clock_timestamp() - interval '24 hours'`),
  );
  return withdrawn + amount > WITHDRAWN_WITHOUT_PROOF;
}
