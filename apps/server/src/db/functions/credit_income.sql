-- Pays income from a platform account in one transfer. Only the functions that compute the amounts call it.
-- Fails if a source has already paid a member.
--
-- p_payer    `fees` for commissions and rebates, `house` for all other income
-- p_credits  without id, transfer and time
create or replace function credit_income(p_key text, p_payer text, p_credits income[]) returns void
language plpgsql as $$
declare
  payer bigint;
  batch bigint;
begin
  if p_credits is null then
    return;
  end if;
  select id into payer from account where owner is null and kind = p_payer;
  select distribute_funds(p_key, payer, array_agg(main.id order by place),
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
