-- Archives a month whose files were written and verified.
--
-- p_files  rows and SHA-256 of each file, as in ledger_month
create or replace function take_out_month(p_month date, p_files jsonb) returns void language plpgsql as $$
declare
  reason text;
  divided text;
  rows_here bigint;
begin
  perform pg_advisory_xact_lock(hashtext('ledger_month'));
  reason := keeps_month(p_month);
  if reason is not null then
    raise exception '% stays: %.', to_char(p_month, 'YYYY-MM'), reason
      using errcode = 'restrict_violation';
  end if;
  foreach divided in array divided_tables() loop
    execute format('select count(*) from ledger_months.%I', name_of_month(divided, p_month))
      into rows_here;
    if rows_here is distinct from (p_files -> divided ->> 'rows')::bigint then
      raise exception '% of % has % rows here, and % in its file.', divided,
        to_char(p_month, 'YYYY-MM'), rows_here, p_files -> divided ->> 'rows'
        using errcode = 'restrict_violation';
    end if;
  end loop;
  execute format('insert into archived_sum (account_id, month, amount)
    select account_id, %L, sum(amount) from ledger_months.%I
    group by account_id having sum(amount) <> 0', p_month, name_of_month('posting', p_month));
  if (select sum(amount) from archived_sum where month = p_month) <> 0 then
    raise exception 'The postings of % do not sum to zero.', to_char(p_month, 'YYYY-MM')
      using errcode = 'check_violation';
  end if;
  perform mark_month(p_month);
  update ledger_month set archived_at = clock_timestamp(), files = p_files where month = p_month;
  -- Locks the tables last, because other statements have to wait from this point on.
  perform lock_divided_tables();
  foreach divided in array divided_tables() loop
    execute format('alter table %I detach partition ledger_months.%I', divided,
      name_of_month(divided, p_month));
    execute format('drop table ledger_months.%I', name_of_month(divided, p_month));
  end loop;
end $$;
