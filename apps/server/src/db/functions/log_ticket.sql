-- Adds a new, answered or closed ticket to the member's events.
create or replace function log_ticket() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into member_event (member_id, kind, detail)
  values (new.member_id, 'ticket', jsonb_build_object('ticket', new.id::text,
    'state', case when new.closed_at is not null then 'closed'
      when new.solution <> '' then 'answered' else 'opened' end));
  return null;
end $$;

create or replace trigger ticket_moved after update of solution, closed_at on ticket
  for each row when ((new.solution, new.closed_at) is distinct from (old.solution, old.closed_at))
  execute function log_ticket();

create or replace trigger ticket_opened after insert on ticket
  for each row execute function log_ticket();
