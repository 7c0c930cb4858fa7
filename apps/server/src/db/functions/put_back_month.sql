-- Attaches a restored month, after its files were copied into its tables.
create or replace function put_back_month(p_month date) returns void
language plpgsql set lock_timeout = '2s' as $$
declare
  divided text;
  rows_here bigint;
  rows_taken bigint;
begin
  perform pg_advisory_xact_lock(hashtext('ledger_month'));
  perform from ledger_checkpoint for update;
  foreach divided in array divided_tables() loop
    execute format('select count(*) from ledger_months.%I', name_of_month(divided, p_month))
      into rows_here;
    -- Months that an earlier version archived have no files of newer tables.
    select coalesce((files -> divided ->> 'rows')::bigint, 0) into rows_taken
      from ledger_month where month = p_month and month = last_archived_month();
    if rows_here is distinct from rows_taken then
      raise exception '% of % had % rows, and % were copied.', divided,
        to_char(p_month, 'YYYY-MM'), rows_taken, rows_here using errcode = 'restrict_violation';
    end if;
  end loop;
  delete from archived_sum where month = p_month;
  update ledger_month set archived_at = null, files = null where month = p_month;
  perform attach_month(p_month, case when p_month = (select min(month) from ledger_month)
    then 'minvalue' else (select first_id::text from ledger_month where month = p_month) end,
    end_of_month(p_month));
end $$;
