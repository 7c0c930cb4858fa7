-- What the security log tells of freezes and withdrawals is written by triggers: it does not depend
-- on which program, or which operator in psql, causes it. They run as their owner, so that whoever
-- may freeze a member needs no right to write the log.

create function log_frozen() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into security_event (member_id, event, detail)
  values (new.id, case when new.disabled then 'frozen' else 'unfrozen' end,
    jsonb_build_object('by', session_user));
  return null;
end $$;

create trigger member_frozen after update of disabled on member
  for each row when (new.disabled is distinct from old.disabled)
  execute function log_frozen();

-- From where a withdrawal was asked for is what the transaction says, if it does: see logSecurity.
create function log_withdrawal() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kind text := case
    when tg_op = 'INSERT' then 'withdrawal-asked'
    when new.state = 'success' then 'withdrawal-paid'
    when new.state = 'failed' then 'withdrawal-returned'
  end;
  device jsonb := coalesce(nullif(current_setting('platform.device', true), ''), '{}')::jsonb;
begin
  if kind is null then return null; end if;
  insert into security_event (member_id, event, address, user_agent, place, detail)
  values (new.member_id, kind, coalesce(device ->> 'address', ''),
    coalesce(device ->> 'userAgent', ''), coalesce(device ->> 'place', ''),
    jsonb_build_object('withdrawal', new.id, 'amount', trim_scale(new.amount / 1000000.0)::text,
      'address', new.address, 'network', new.network));
  return null;
end $$;

create trigger withdrawal_asked after insert on withdrawal
  for each row execute function log_withdrawal();
create trigger withdrawal_moved after update of state on withdrawal
  for each row when (new.state is distinct from old.state)
  execute function log_withdrawal();
