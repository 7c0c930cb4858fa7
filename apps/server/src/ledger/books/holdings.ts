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
 * The accounts that do not hold what they mirror: `pending` a member's withdrawals under way,
 * `locker` the funds that are locked, `escrow` the bets of a round that are not paid yet. While a
 * round is settled its escrow holds what is still owed, which its settlement proves at the end.
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

/** The members whose withdrawals under way are not held on their account `pending`. */
export const unheldWithdrawals = (db: Queryable): Promise<Difference[]> =>
  db.query<Row>(sql`
    select coalesce('account ' || id, 'withdrawals of member ' || member_id) as subject, expected,
      coalesce(balance, 0) as found
    from (
      select member_id, sum(amount + fee)::bigint as expected from withdrawal
      where state not in ('success', 'failed') group by member_id) open
    left join account on owner = member_id and kind = 'pending'
    where balance is distinct from expected order by member_id`);
