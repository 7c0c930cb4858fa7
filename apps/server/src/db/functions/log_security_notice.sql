-- Adds entries of the security log to the member's events. The security log has every step of a
-- withdrawal. `fund_lock` has its own events.
create or replace function log_security_notice() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  step text := substring(new.event from '^withdrawal-(asked|paid|returned)$');
begin
  if step is not null then
    insert into member_event (member_id, kind, detail)
    values (new.member_id, 'withdrawal', jsonb_build_object('step', step,
      'amount', new.detail -> 'amount', 'network', new.detail -> 'network'));
  elsif new.event <> 'funds-locked' then
    insert into member_event (member_id, kind, detail)
    values (new.member_id, 'security', jsonb_build_object('event', new.event));
  end if;
  return null;
end $$;

create or replace trigger security_event_notifies after insert on security_event
  for each row when (new.member_id is not null) execute function log_security_notice();
