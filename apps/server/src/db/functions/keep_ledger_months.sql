-- Opens this month and the next. Switches to the ids of this month if an earlier call opened it, because by
-- then every server sees its tables. Until then, new rows belong to the previous month.
create or replace function keep_ledger_months(p_now timestamptz default clock_timestamp()) returns void
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '2s' as $$
declare
  this_month constant date := date_trunc('month', p_now at time zone 'UTC')::date;
  begins bigint;
  wanted date;
begin
  perform pg_advisory_xact_lock(hashtext('ledger_month'));
  select first_id into begins from ledger_month where month = this_month;
  foreach wanted in array array[this_month, (this_month + interval '1 month')::date] loop
    if not exists (select from ledger_month where month = wanted) then
      perform open_ledger_month(wanted);
    end if;
  end loop;
  if begins > (select last_value from transfer_id_seq) then
    perform setval('transfer_id_seq', begins, false);
  end if;
end $$;
