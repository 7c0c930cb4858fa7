-- Returns the accounts whose balance differs from the rows that they mirror, and open withdrawals without their
-- amount in an account. `pending` mirrors a member's open withdrawals, `locker` the locked funds, `escrow` the
-- unpaid bets of a round. Skips the escrow of a round in settlement, because the end of the settlement
-- verifies it.
create or replace function astray_holdings(p_accounts bigint[])
returns setof ledger_difference language plpgsql stable as $$
begin
  return query
    select 'account ' || held.id, coalesce(due, 0)::bigint, balance
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
        else balance end as due
      from account where account.id = any (p_accounts)) held
    where due is distinct from balance;
  return query
    select coalesce('account ' || account.id, 'withdrawals of member ' || member_id), due,
      coalesce(balance, 0)
    from (
      select member_id, sum(amount + fee)::bigint as due from withdrawal
      where state not in ('success', 'failed') group by member_id) open
    left join account on owner = member_id and kind = 'pending'
    where balance is distinct from due;
end $$;
