-- Raises or lowers the bankroll or the budget for bonuses, and returns its new balance. The row of
-- transfer_cause is the permanent record. Only the owner calls it.
--
-- The first change gives the account of an upgraded database its balance. Its limits apply from then on.
--
-- p_fund    `bankroll` or `bonuses`
-- p_amount  in micro-USDT, below zero to lower the fund
-- p_person  name of the person, recorded with the login
create or replace function change_funds(p_fund text, p_amount bigint, p_person text, p_reason text)
returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  fund account;
  issuance bigint;
  moved bigint[];
begin
  if p_amount = 0 or p_amount is null or coalesce(trim(p_person), '') = '' or coalesce(trim(p_reason), '') = '' then
    raise exception 'A change of funds has an amount, a person and a reason.' using errcode = 'check_violation';
  end if;
  select * into strict fund from account
    where owner is null and kind = case p_fund when 'bankroll' then 'house' when 'bonuses' then 'bonuses' end;
  if fund.balance is null then
    perform count_fund(fund);
  end if;
  if p_amount > 0 and not issue_money(p_amount) then
    raise exception 'Today more money would be created than MAX_ISSUANCE allows.'
      using errcode = 'check_violation';
  end if;
  if p_amount < 0 and p_fund = 'bankroll' and bankroll_left(null) + p_amount < 0 then
    raise exception 'The bankroll would fall below its floor, or below the possible losses of open rounds and games.'
      using errcode = 'check_violation';
  end if;
  select id into issuance from account where owner is null and kind = 'issuance';
  moved := transfer_funds(array['fund:' || gen_random_uuid()],
    array[case when p_amount > 0 then issuance else fund.id end],
    array[case when p_amount > 0 then fund.id else issuance end], array[abs(p_amount)]);
  insert into transfer_cause (transfer_id, reason, noted_by)
    values (moved[1], trim(p_reason), session_user || ' (' || trim(p_person) || ')');
  return (select balance from account where id = fund.id);
end $$;
