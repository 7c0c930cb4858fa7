-- Stores the signatures of the receipts of batches, each once. The signature of a batch is always the same, so
-- it may be stored at any later time.
create or replace function sign_original_batches(p_first_bets bigint[], p_signatures bytea[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into original_receipt (first_bet, signature)
    select batch.first_bet, signed.signature
    from unnest(p_first_bets, p_signatures) as signed (first_bet, signature)
    join original_batch batch on batch.first_bet = signed.first_bet
    on conflict do nothing
$$;
