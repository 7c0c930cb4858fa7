-- Stores the signature of a batch's receipts, once. Refuses one that comes after the root is due: a history
-- shows no receipt that was signed after the close of betting.
create or replace function sign_wingo_batch(p_first_bet bigint, p_signature bytea) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into wingo_receipt (first_bet, signature)
    select first_bet, p_signature from wingo_batch
    where first_bet = p_first_bet and exists (
      select from wingo_round where id = round_id and clock_timestamp() < root_due_at)
    on conflict do nothing
$$;
