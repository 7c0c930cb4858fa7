-- Adds an entry to the chain of the staff audit log.
--
-- p_address  address of the person
create or replace function append_staff_audit(p_actor text, p_action text, p_subject text, p_reason text,
  p_detail jsonb, p_address text)
returns void language plpgsql as $$
declare
  before record;
  entry text;
begin
  -- Each entry needs the hash of the one before it.
  perform pg_advisory_xact_lock(hashtextextended('staff_audit', 0));
  select number, hash into before from staff_audit order by number desc limit 1;
  entry := json_build_object(
    'at', to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'actor', p_actor, 'login', session_user, 'address', p_address,
    'action', p_action, 'subject', p_subject, 'reason', trim(p_reason), 'detail', p_detail);
  insert into staff_audit (number, entry, hash)
    values (coalesce(before.number, 0) + 1, entry,
      sha256(coalesce(before.hash, '') || convert_to(entry, 'UTF8')));
end $$;
