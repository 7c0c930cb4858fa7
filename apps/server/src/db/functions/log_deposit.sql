-- Adds a deposit to the member's events.
create or replace function log_deposit() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into member_event (member_id, kind, detail)
  values (new.member_id, 'deposit',
    jsonb_build_object('amount', usdt_text(new.amount), 'network', new.network));
  return null;
end $$;

create or replace trigger deposit_logged after insert on deposit
  for each row execute function log_deposit();
