-- Attaches the tables of a month to the partitioned tables.
--
-- p_from    first id of the month, or `minvalue`
-- p_before  first id of the next month
create or replace function attach_month(p_month date, p_from text, p_before bigint) returns void
language plpgsql as $$
declare
  divided text;
  part text;
begin
  foreach divided in array divided_tables() loop
    part := name_of_month(divided, p_month);
    execute format('alter table %I attach partition ledger_months.%I for values from (%s) to (%s)',
      divided, part, p_from, p_before);
    execute format('create trigger %I before insert on ledger_months.%I
      for each statement execute function refuse_past_whole(%L)', divided || '_whole', part, divided);
  end loop;
end $$;
