-- Schedules the monthly income of a lock and the bonuses of the members above.
create or replace function open_lock_income() returns trigger language plpgsql as $$
begin
  insert into lock_income (lock_id, next_month, due_at)
    values (new.id, 1, (new.locked_at at time zone 'UTC' + interval '1 month') at time zone 'UTC');
  insert into lock_bonus (lock_id, due_at) values (new.id, new.locked_at);
  return null;
end $$;

create or replace trigger fund_lock_opens_income after insert on fund_lock
  for each row execute function open_lock_income();
