import type { MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import type { Difference } from './check';

interface Row {
  subject: string;
  expected: MicroUsdt;
  found: MicroUsdt;
}

/**
 * Returns the accounts whose balance differs from the rows that they mirror. `pending` mirrors a
 * member's open withdrawals, `locker` the locked funds, `escrow` the unpaid bets of a round.
 *
 * Skips the escrow of a round in settlement, because the end of the settlement verifies it.
 */
export const astrayHoldings = (db: Queryable, accounts: readonly bigint[]): Promise<Difference[]> =>
  db.query<Row>(sql`
    select 'account ' || id as subject, coalesce(expected, 0)::bigint as expected, balance as found
    from (
      select account.id, balance, case kind
        when 'pending' then (
          select coalesce(sum(amount + fee), 0) from withdrawal
          where member_id = owner and state not in ('success', 'failed'))
        when 'locker' then (
          select coalesce(sum(amount), 0) from fund_lock
          where member_id = owner and released_at is null)
        when 'escrow' then (
          select case
            when state in ('settled', 'voided') then 0
            when state = 'settling' then balance
            else (
              select coalesce(sum(stake), 0) from wingo_bet
              where round_id = owner and wingo_bet.id > paid_through) end
          from wingo_round where wingo_round.id = owner)
        else balance end as expected
      from account where account.id = any (${accounts})) held
    where expected is distinct from balance order by id`);

export const unheldWithdrawals = (db: Queryable): Promise<Difference[]> =>
  db.query<Row>(sql`
    select coalesce('account ' || id, 'withdrawals of member ' || member_id) as subject, expected,
      coalesce(balance, 0) as found
    from (
      select member_id, sum(amount + fee)::bigint as expected from withdrawal
      where state not in ('success', 'failed') group by member_id) open
    left join account on owner = member_id and kind = 'pending'
    where balance is distinct from expected order by member_id`);
