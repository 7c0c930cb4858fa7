-- Returns an id at or below the ids of all transfers since a time. Searches by bisection, because transfers
-- have no index by time.
create or replace function first_id_since(p_since timestamptz) returns bigint language plpgsql stable as $$
declare
  -- Transfers at the same time get their ids in any order.
  since constant timestamptz := p_since - interval '1 minute';
  low bigint := coalesce((
    select first_id from ledger_month where month <= (since at time zone 'UTC')::date - 1
    order by month desc limit 1), 0);
  high bigint := coalesce((select max(id) from transfer), 0);
  middle bigint;
begin
  while low < high loop
    middle := low + (high - low) / 2;
    if (select at from transfer where id >= middle order by id limit 1) < since then
      low := middle + 1;
    else
      high := middle;
    end if;
  end loop;
  return low;
end $$;
