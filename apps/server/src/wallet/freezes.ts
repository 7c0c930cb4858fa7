import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';

/**
 * Holds unpaid withdrawals of members who are frozen or have stopped withdrawals, and releases
 * those of other members. A withdrawal with a payment continues.
 */
export async function holdFrozen(db: Queryable): Promise<void> {
  await db.query(sql`
    update withdrawal set state = 'held', changed_at = clock_timestamp()
    from member where member.id = member_id and state = 'pending'
      and not member_may_be_paid(member)
      and not exists (select from payment where withdrawal_id = withdrawal.id)`);
  await db.query(sql`
    update withdrawal set state = 'pending', changed_at = clock_timestamp()
    from member where member.id = member_id and state = 'held' and (
      member_may_be_paid(member)
      or exists (select from payment where withdrawal_id = withdrawal.id))`);
}
