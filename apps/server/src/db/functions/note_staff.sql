-- Adds an entry to the audit log of staff about a command. Entries contain ids and names of staff, but no data
-- of members.
create or replace function note_staff(
  p_actor text, p_action text, p_subject text, p_reason text, p_detail jsonb default '{}')
returns void language sql as $$
  select append_staff_audit(p_actor, p_action, p_subject, p_reason, p_detail,
    coalesce(host(inet_client_addr()), ''))
$$;
