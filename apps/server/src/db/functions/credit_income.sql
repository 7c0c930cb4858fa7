-- Pays income from the budget for bonuses in one transfer. Only the functions that compute the amounts call it.
-- Fails if a source has already paid a member, or if the budget is too small: the income is then still due.
--
-- p_credits  without id, transfer and time
create or replace function credit_income(p_key text, p_credits income[]) returns void
language plpgsql as $$
declare
  budget record;
  due bigint;
  batch bigint;
begin
  if p_credits is null then
    return;
  end if;
  select id, balance into budget from account where owner is null and kind = 'bonuses'
    for no key update;
  due := (select sum(amount) from unnest(p_credits));
  if due > budget.balance then
    raise exception 'The budget for bonuses has % micro-USDT, and % are due. Income waits until it is raised: see "Funds" in docs/operating.md.',
      budget.balance, due using errcode = 'check_violation';
  end if;
  select distribute_funds(p_key, budget.id, array_agg(main.id order by place),
      array_agg(credit.amount order by place))
    into batch
    from unnest(p_credits) with ordinality
      as credit (id, member_id, kind, source, amount, remark, transfer_id, credited_at, remark_code,
        remark_params, place)
    left join account main on main.owner = credit.member_id and main.kind = 'main';
  insert into income
      (member_id, kind, source, amount, remark, remark_code, remark_params, transfer_id)
    select member_id, kind, source, amount, remark, remark_code, remark_params, batch
      from unnest(p_credits);
end $$;
