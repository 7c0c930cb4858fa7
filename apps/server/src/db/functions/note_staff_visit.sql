-- Adds an entry about a visit to /staff to the audit log. The server has verified the account and the address, so the
-- entry contains the login of the server. Accepts only actions of visits.
--
-- p_account  account of the person; null for an unknown name
create or replace function note_staff_visit(p_account bigint, p_action text, p_detail jsonb, p_address text)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if p_action not in ('sign in', 'sign in refused', 'sign out', 'token', 'add passkey', 'rename passkey',
      'remove passkey') then
    raise exception 'A visit has no action %.', p_action using errcode = 'check_violation';
  end if;
  perform append_staff_audit(coalesce((select name from staff_account where id = p_account), ''),
    p_action, '', '', p_detail, p_address);
end $$;
