-- Begins the totals of a member with the bets of the last 30 days. The caller has locked the main account.
create or replace function begin_play_totals(p_member bigint) returns void language plpgsql
  -- See post for these settings.
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
  set jit = off
as $$
declare
  since constant timestamptz := clock_timestamp() - interval '720 hours';
  -- Bets that were paid since then are in this month or later.
  first_kept constant bigint := coalesce((
    select first_id from ledger_month where month <= (since at time zone 'UTC')::date - 1
    order by month desc limit 1), 0);
begin
  if exists (select from play_total where member_id = p_member) then
    return;
  end if;
  with bet as materialized (
    select id, round_id, stake, placed_at from wingo_bet where member_id = p_member and id >= first_kept
  ), moved as (
    select placed_at as at, stake as staked, 0::bigint as returned from bet
    union all
    select transfer.at, case when round.state in ('voiding', 'voided') then -payout.amount else 0 end,
        case when round.state in ('voiding', 'voided') then 0 else payout.amount end
      from bet join wingo_payout payout on payout.bet_id = bet.id
      join transfer on transfer.id = payout.transfer_id
      join wingo_round round on round.id = bet.round_id
    union all
    select placed_at, stake, payout from original_bet where member_id = p_member and id >= first_kept
    union all
    select opened_at, stake, 0 from mines_game where member_id = p_member
    union all
    select ended_at, case state when 'returned' then -payout else 0 end,
        case state when 'returned' then 0 else payout end
      from mines_game where member_id = p_member and state <> 'open'
  ), entry as (
    select at, sum(staked)::bigint as staked, sum(returned)::bigint as returned
      from moved where at > since group by at
  ), noted as (
    insert into play_entry (member_id, at, staked, returned)
      select p_member, at, sum(staked) over earlier - staked, sum(returned) over earlier - returned
      from entry window earlier as (order by at))
  insert into play_total (member_id, staked, returned, last_at)
    select p_member, coalesce(sum(staked), 0), coalesce(sum(returned), 0), coalesce(max(at), '-infinity')
    from entry;
end $$;
