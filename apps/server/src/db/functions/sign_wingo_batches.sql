-- Stores the signatures of the receipts of batches, each once. Refuses those that come after the root is due:
-- a history shows no receipt that was signed after the close of betting.
create or replace function sign_wingo_batches(p_first_bets bigint[], p_signatures bytea[]) returns void
language plpgsql security definer set search_path = public, pg_temp
  -- See post for these settings.
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
  set jit = off
as $$
begin
  insert into wingo_receipt (first_bet, signature)
    select batch.first_bet, signed.signature
    from unnest(p_first_bets, p_signatures) as signed (first_bet, signature)
    join wingo_batch batch on batch.first_bet = signed.first_bet
    join wingo_round round on round.id = batch.round_id
    where clock_timestamp() < round.root_due_at
    on conflict do nothing;
end $$;
