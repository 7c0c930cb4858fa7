-- Adds one event per member for each batch of settled bets, see wingo_pay_bets.
create or replace function log_settled_bets() returns trigger
language plpgsql security definer set search_path = public, pg_temp
  -- See check_payouts for these settings.
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_nestloop = off
  set jit = off
as $$
begin
  insert into member_event (member_id, kind, detail)
  select bet.member_id, 'bets', jsonb_build_object('game', new.game, 'round', new.number,
      'result', new.result, 'bets', count(*), 'stake', usdt_text(sum(bet.stake)),
      'received', usdt_text(coalesce(sum(payout.amount), 0)),
      'ends_at', (extract(epoch from new.ends_at) * 1000)::bigint)
    from wingo_bet bet
    left join (
      select bet_id, amount from wingo_payout
        where bet_id > old.paid_through and bet_id <= new.paid_through
    ) payout on payout.bet_id = bet.id
    where bet.round_id = new.id and bet.id > old.paid_through and bet.id <= new.paid_through
    group by bet.member_id;
  return null;
end $$;

create or replace trigger wingo_round_logs_bets after update of paid_through on wingo_round
  for each row when (new.paid_through > old.paid_through)
  execute function log_settled_bets();
