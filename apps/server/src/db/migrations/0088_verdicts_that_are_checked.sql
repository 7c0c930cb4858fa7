-- The server looks up what an operator says of a withdrawal in review, and refuses what the chain does
-- not show. A refused verdict is followed by another one: the last one counts.
alter table withdrawal_verdict
  add column id bigint generated always as identity,
  -- Completes the withdrawal without asking the chain, where its nodes are lost for good.
  add column override boolean not null default false,
  add constraint withdrawal_verdict_override_check check (not override or verdict = 'paid');
alter table withdrawal_verdict drop constraint withdrawal_verdict_pkey;
alter table withdrawal_verdict add primary key (id);
create index withdrawal_verdict_withdrawal on withdrawal_verdict (withdrawal_id, id desc);

-- What was believed before is not compared with the chain, as before.
update withdrawal set compared = true
  where state = 'success' and not compared
    and exists (select from withdrawal_verdict where withdrawal_id = withdrawal.id);

-- An override is in the security log, with who gave it and why. Members do not see by whom.
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
