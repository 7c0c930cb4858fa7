-- Pays a new member test money, once and up to a limit. The limit is 0 except in the embedded mode. Pays nothing
-- once the issuance of the day reaches its limit.
--
-- p_amount  in micro-USDT
create or replace function grant_test_money(p_member bigint, p_amount bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ids bigint[];
begin
  if p_amount <= (select amount from money_limit where name = 'grant') is not true then
    raise exception 'A grant of % micro-USDT exceeds the limit of test money.', p_amount
      using errcode = 'check_violation';
  end if;
  if not issue_money(p_amount) then
    return;
  end if;
  select transfer_funds(array['grant:' || p_member], array[issuance.id], array[main.id],
      array[p_amount])
    into ids
    from account issuance, account main
    where issuance.owner is null and issuance.kind = 'issuance'
      and main.owner = p_member and main.kind = 'main';
  insert into transfer_cause (transfer_id, reason) select unnest(ids), 'grant';
end $$;
