-- Logs a manual change by support and queues an email to the member. Requests of members set platform.device
-- and write their own log entry.
--
-- argument  name of the event
create or replace function log_change_by_hand() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  with logged as (
    insert into security_event (member_id, event, detail)
    values (case tg_table_name when 'two_factor' then (to_jsonb(old) ->> 'member_id')::bigint
        else (to_jsonb(old) ->> 'id')::bigint end,
      tg_argv[0], change_author())
    returning id)
  insert into security_mail (event_id) select id from logged;
  return null;
end $$;

create or replace trigger member_withdrawals_resumed after update of withdrawals_stopped_at on member
  for each row when (old.withdrawals_stopped_at is not null and new.withdrawals_stopped_at is null
    and coalesce(current_setting('platform.device', true), '') = '')
  execute function log_change_by_hand('withdrawals-resumed');

create or replace trigger two_factor_removed after delete on two_factor
  for each row when (old.enabled_at is not null
    and coalesce(current_setting('platform.device', true), '') = '')
  execute function log_change_by_hand('two-factor-disabled');
