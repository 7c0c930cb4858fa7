-- Adds income to the events of its members, one event per member and kind.
create or replace function log_income() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into member_event (member_id, kind, detail)
  select member_id, 'income', jsonb_build_object('of', kind, 'amount', usdt_text(sum(amount)))
    from credited group by member_id, kind;
  return null;
end $$;

create or replace trigger income_logged after insert on income
  referencing new table as credited for each statement execute function log_income();
