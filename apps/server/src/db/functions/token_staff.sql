-- Creates a bearer token for a program, which replaces its earlier tokens. Accepts its invitation: programs that
-- call the server need no database login.
--
-- p_hash  SHA-256 of the token
create or replace function token_staff(p_as text, p_name text, p_hash bytea, p_reason text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor constant staff_account := require_staff(p_as, 'staff.manage');
  program bigint;
begin
  if coalesce(trim(p_reason), '') = '' then
    raise exception 'Give a reason.' using errcode = 'check_violation';
  end if;
  update staff_account
    set accepted_at = coalesce(accepted_at, clock_timestamp()), invite_hash = null, invite_until = null
    where lower(name) = lower(trim(p_name)) and is_service and disabled_at is null
      and expires_at > clock_timestamp()
    returning id into program;
  if program is null then
    raise exception 'There is no active program %. Invite it with --service.', p_name
      using errcode = 'check_violation';
  end if;
  delete from staff_token where account_id = program;
  insert into staff_token (token_hash, account_id) values (p_hash, program);
  perform note_staff(actor.name, 'token', trim(p_name), p_reason);
end $$;
