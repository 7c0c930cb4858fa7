-- Support freezes members, and may not read sessions: the trigger that tells servers of the sessions of
-- a frozen member reads them with the rights of the owner.
alter function tell_sessions_of_member() security definer set search_path = public, pg_temp;
