-- Creates empty tables for the files of an archived month. Drops those of an aborted attempt.
create or replace function begin_putting_back(p_month date) returns void language plpgsql as $$
declare
  divided text;
begin
  perform pg_advisory_xact_lock(hashtext('ledger_month'));
  if p_month is distinct from last_archived_month() then
    raise exception '% cannot be restored: %.', to_char(p_month, 'YYYY-MM'),
      coalesce('the last archived month is ' || to_char(last_archived_month(), 'YYYY-MM')
        || ', and months are restored in reverse order', 'no month is archived')
      using errcode = 'restrict_violation';
  end if;
  foreach divided in array divided_tables() loop
    execute format('drop table if exists ledger_months.%I', name_of_month(divided, p_month));
  end loop;
  perform make_month(p_month);
end $$;
