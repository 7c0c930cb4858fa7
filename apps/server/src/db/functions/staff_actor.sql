-- Returns the account of the caller: the one with the caller's database login. With test money, all people
-- share a login, so the name decides.
--
-- p_as  name that the caller gave; null without one
create or replace function staff_actor(p_as text) returns staff_account
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor staff_account;
begin
  select * into actor from staff_account where login = session_user;
  if not found and (select amount from money_limit where name = 'grant') > 0 then
    select * into actor from staff_account
      where lower(name) = lower(trim(p_as)) and accepted_at is not null;
    if not found then
      raise exception 'No staff account has this name. Add --as and your name.'
        using errcode = 'insufficient_privilege';
    end if;
  end if;
  if actor.id is null then
    raise exception 'The database login % belongs to no staff account. Use your own login in DATABASE_URL.',
      session_user using errcode = 'insufficient_privilege';
  end if;
  if lower(trim(p_as)) <> lower(actor.name) then
    raise exception 'The database login % belongs to %, not to %.', session_user, actor.name, p_as
      using errcode = 'insufficient_privilege';
  end if;
  return actor;
end $$;
