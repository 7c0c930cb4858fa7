-- Keeps the sums of income per member and kind.
create or replace function add_income() returns trigger language plpgsql as $$
begin
  -- A fixed order prevents deadlocks between two statements.
  insert into income_total (member_id, kind, amount, records)
    select member_id, kind, sum(amount), count(*) from credited
      group by member_id, kind order by member_id, kind
    on conflict (member_id, kind) do update
      set amount = income_total.amount + excluded.amount,
        records = income_total.records + excluded.records;
  return null;
end $$;

create or replace trigger income_adds_up after insert on income
  referencing new table as credited for each statement execute function add_income();
