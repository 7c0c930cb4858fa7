-- Creates the empty tables of a month, not yet attached to the partitioned tables.
create or replace function make_month(p_month date) returns void language plpgsql as $$
declare
  divided text;
  part text;
begin
  foreach divided in array divided_tables() loop
    part := name_of_month(divided, p_month);
    execute format('create table ledger_months.%I (like %I including all)', part, divided);
    execute format('create trigger %I before update or delete or truncate on ledger_months.%I
      for each statement execute function refuse_change()', divided || '_append_only', part);
  end loop;
end $$;
