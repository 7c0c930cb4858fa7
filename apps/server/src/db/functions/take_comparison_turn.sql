-- Claims the next comparison of the books for one server. Returns true if it is the caller's turn.
create or replace function take_comparison_turn(p_rest_ms int) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update ledger_checkpoint set begun_at = clock_timestamp()
    where begun_at <= clock_timestamp() - make_interval(secs => p_rest_ms / 1000.0);
  return found;
end $$;
