-- Corrects the balance of a member, out of the bankroll or into it. The cause names the people and the reason.
-- Queues an email to the member.
create or replace function adjust_balance(p_request staff_request, p_author text) returns void
language plpgsql as $$
declare
  -- In micro-USDT, below zero to lower the balance.
  amount constant bigint := (p_request.detail ->> 'amount')::bigint;
  bankroll constant bigint := (select id from account where owner is null and kind = 'house');
  -- Locks the bankroll first, because transfers lock accounts in the order of their ids.
  available constant bigint := bankroll_left(null);
  main account;
  moved bigint[];
begin
  if amount is null or amount = 0 then
    raise exception 'A correction has an amount.' using errcode = 'check_violation';
  end if;
  if amount > 0 and available < amount then
    raise exception 'The bankroll would fall below its floor, or below the possible losses of open rounds and games.'
      using errcode = 'check_violation';
  end if;
  select account.* into main from account join member on member.id = owner
    where code = p_request.subject and kind = 'main' for no key update of account;
  if not found then
    raise exception 'There is no member %.', p_request.subject using errcode = 'check_violation';
  end if;
  if main.balance + amount < 0 then
    raise exception 'Member % has less than this amount.', p_request.subject
      using errcode = 'check_violation';
  end if;
  moved := transfer_funds(array['adjust:' || p_request.id],
    array[case when amount > 0 then bankroll else main.id end],
    array[case when amount > 0 then main.id else bankroll end], array[abs(amount)]);
  insert into transfer_cause (transfer_id, reason, noted_by)
    values (moved[1], p_request.reason, p_author);
  with logged as (
    insert into security_event (member_id, event, detail)
    values (main.owner, case when amount > 0 then 'balance-raised' else 'balance-lowered' end,
      change_author() || jsonb_build_object('amount', usdt_text(abs(amount))))
    returning id)
  insert into balance_mail (event_id) select id from logged;
end $$;
