-- Uses up an invitation or link in a browser, and returns the account. Ends the sessions of the account and
-- removes its password and second factors, which the caller replaces in the same transaction. A database login
-- of the account stays.
--
-- p_hash    SHA-256 of the code
-- p_factor  kind of the second factor, for the audit log
create or replace function enrol_staff(p_hash bytea, p_factor text, p_address text) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  person staff_account;
begin
  -- A concurrent use of the code waits here, and then finds nothing.
  perform pg_advisory_xact_lock(hashtextextended('staff_code', 0));
  select * into person from staff_account where id = staff_of_code(p_hash) for update;
  if not found then
    return null;
  end if;
  update staff_account
    set accepted_at = coalesce(accepted_at, clock_timestamp()), invite_hash = null, invite_until = null
    where id = person.id and invite_hash = p_hash;
  perform remove_staff_access(person.id);
  perform append_staff_audit(person.name, 'enrol', person.name, '',
    jsonb_build_object('factor', p_factor), p_address);
  return person.id;
end $$;
