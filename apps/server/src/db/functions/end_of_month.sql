-- Returns the first id after a month. Returns null for the newest month.
create or replace function end_of_month(p_month date) returns bigint language sql stable as $$
  select min(first_id) from ledger_month where month > p_month
$$;
