-- What support does by hand to what guards an account is in the security log, too, as freezes are: see
-- 0055_security_events.sql. What a request does says in the transaction from where, and logs itself.
create function log_change_by_hand() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into security_event (member_id, event, detail)
  values (case tg_table_name when 'two_factor' then (to_jsonb(old) ->> 'member_id')::bigint
      else (to_jsonb(old) ->> 'id')::bigint end,
    tg_argv[0], jsonb_build_object('by', session_user));
  return null;
end $$;

create trigger two_factor_removed after delete on two_factor
  for each row when (old.enabled_at is not null
    and coalesce(current_setting('platform.device', true), '') = '')
  execute function log_change_by_hand('two-factor-disabled');

create trigger member_withdrawals_resumed after update of withdrawals_stopped_at on member
  for each row when (old.withdrawals_stopped_at is not null and new.withdrawals_stopped_at is null
    and coalesce(current_setting('platform.device', true), '') = '')
  execute function log_change_by_hand('withdrawals-resumed');
