-- Counts money that is created, and reports whether that stays within the limit of the day, UTC. Counts nothing
-- above the limit. Parallel callers take turns.
--
-- p_amount  in micro-USDT
create or replace function issue_money(p_amount bigint) returns boolean language plpgsql as $$
begin
  insert into issuance_day as issued (day, amount)
    select (clock_timestamp() at time zone 'UTC')::date, p_amount
      from money_limit where name = 'issuance' and p_amount <= money_limit.amount
    on conflict (day) do update set amount = issued.amount + excluded.amount
      where issued.amount + excluded.amount <= (select amount from money_limit where name = 'issuance');
  return found;
end $$;
