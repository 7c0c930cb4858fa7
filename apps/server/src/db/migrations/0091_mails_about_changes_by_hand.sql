-- What support changes by hand, see 0087_changes_by_hand.sql, the member is told by mail, as of every
-- change of their own. A server sends what is here, whichever program made the change.
create table security_mail (
  event_id bigint primary key references security_event,
  -- When it is sent next: moved on by the server that sends it, so that no other does meanwhile.
  due_at timestamptz not null default clock_timestamp()
);

create or replace function log_change_by_hand() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  with logged as (
    insert into security_event (member_id, event, detail)
    values (case tg_table_name when 'two_factor' then (to_jsonb(old) ->> 'member_id')::bigint
        else (to_jsonb(old) ->> 'id')::bigint end,
      tg_argv[0], jsonb_build_object('by', session_user))
    returning id)
  insert into security_mail (event_id) select id from logged;
  return null;
end $$;
