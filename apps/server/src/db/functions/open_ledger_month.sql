-- Opens a month with 100,000,000,000 ids, enough for 38,000 transfers per second. The first month also has
-- all lower ids.
create or replace function open_ledger_month(p_month date) returns void language plpgsql as $$
declare
  ids constant bigint := 100000000000;
  first_month constant date := coalesce((select min(month) from ledger_month), p_month);
  place constant int := 12 * (extract(year from p_month) - extract(year from first_month))
    + extract(month from p_month) - extract(month from first_month);
begin
  perform make_month(p_month);
  insert into ledger_month (month, first_id) values (p_month, place * ids);
  perform attach_month(p_month, case place when 0 then 'minvalue' else (place * ids)::text end,
    (place + 1) * ids);
end $$;
