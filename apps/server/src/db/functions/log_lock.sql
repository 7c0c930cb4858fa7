-- Adds a new or released lock to the member's events.
create or replace function log_lock() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into member_event (member_id, kind, detail)
  values (new.member_id, 'lock', jsonb_build_object('amount', usdt_text(new.amount),
    'released', new.released_at is not null));
  return null;
end $$;

create or replace trigger fund_lock_logged after insert on fund_lock
  for each row execute function log_lock();

create or replace trigger fund_lock_release_logged after update of released_at on fund_lock
  for each row when (new.released_at is distinct from old.released_at)
  execute function log_lock();
