-- Adds a command that was refused for lack of permission to the audit log.
--
-- p_as       name that the caller gave, which may be false; null without one
-- p_command  name of the command
create or replace function note_staff_refusal(p_as text, p_command text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_staff(coalesce((select name from staff_account where login = session_user), ''),
    'refused ' || left(p_command, 40), '', '', jsonb_build_object('as', left(p_as, 60)));
end $$;
