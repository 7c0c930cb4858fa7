-- Accepts an invitation, and returns the name of the account. Binds the account to the caller's database
-- login. With test money, all people share a login, so the account has none.
create or replace function accept_staff(p_hash bytea) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  invited staff_account;
  own_login text;
begin
  select * into invited from staff_account
    where invite_hash = p_hash and disabled_at is null and invite_until > clock_timestamp() for update;
  if not found then
    raise exception 'The invitation is not valid, or has expired.' using errcode = 'check_violation';
  end if;
  if invited.invite_from > clock_timestamp() then
    raise exception 'The invitation is valid from % UTC.',
      to_char(invited.invite_from at time zone 'UTC', 'YYYY-MM-DD HH24:MI') using errcode = 'check_violation';
  end if;
  if (select amount from money_limit where name = 'grant') = 0 then
    own_login := session_user;
    if staff_is_owner() then
      raise exception 'The owner of the database cannot be staff. Use a login of your own with the role platform_support.'
        using errcode = 'check_violation';
    end if;
    if exists (select from staff_account where login = own_login and id <> invited.id) then
      raise exception 'The login % belongs to another staff account.', own_login
        using errcode = 'check_violation';
    end if;
  end if;
  update staff_account
    set login = own_login, accepted_at = clock_timestamp(), invite_hash = null, invite_until = null
    where id = invited.id;
  perform note_staff(invited.name, 'accept', invited.name, '');
  return invited.name;
end $$;
