-- Writes the steps of a withdrawal to the security log. The transaction may set platform.device to the
-- request's origin. An override is logged with its author and reason, which members do not see.
create or replace function log_withdrawal() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kind text := case
    when tg_op = 'INSERT' then 'withdrawal-asked'
    when new.state = 'success' then 'withdrawal-paid'
    when new.state = 'failed' then 'withdrawal-returned'
  end;
  device jsonb := coalesce(nullif(current_setting('platform.device', true), ''), '{}')::jsonb;
  override jsonb;
begin
  if kind is null then return null; end if;
  if kind = 'withdrawal-paid' then
    select jsonb_build_object('by', decided_by, 'override', hash, 'reason', reason) into override
      from withdrawal_verdict
      where withdrawal_id = new.id and withdrawal_verdict.override and hash = new.settled_by
      order by id desc limit 1;
  end if;
  insert into security_event (member_id, event, address, user_agent, place, detail)
  values (new.member_id, kind, coalesce(device ->> 'address', ''),
    coalesce(device ->> 'userAgent', ''), coalesce(device ->> 'place', ''),
    jsonb_build_object('withdrawal', new.id, 'amount', trim_scale(new.amount / 1000000.0)::text,
      'address', new.address, 'network', new.network) || coalesce(override, '{}'));
  return null;
end $$;

create or replace trigger withdrawal_asked after insert on withdrawal
  for each row execute function log_withdrawal();

create or replace trigger withdrawal_moved after update of state on withdrawal
  for each row when (new.state is distinct from old.state)
  execute function log_withdrawal();
