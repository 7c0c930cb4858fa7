-- Reserves the amount and the fee of a withdrawal until it ends. Returns `held`, or `funds` if the main
-- account does not cover them. Fails for a key that was used before, and for a member who may not be paid.
-- Tests compare the network and the fee with packages/rules.
--
-- p_amount  in micro-USDT
create or replace function request_withdrawal(
  p_member bigint, p_key text, p_address text, p_amount bigint
) returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  main record := hold_account(p_member);
  charge constant bigint := 10000000;
  pending bigint;
  new_id bigint;
begin
  if main.balance - charge < p_amount then
    return 'funds';
  end if;
  insert into withdrawal (member_id, key, network, address, amount, fee)
    select p_member, p_key, 'USDT-BEP20', p_address, p_amount, charge
      from member where id = p_member and member_may_be_paid(member)
    returning id into new_id;
  if new_id is null then
    raise exception 'Member % may not withdraw.', p_member using errcode = 'check_violation';
  end if;
  insert into account (kind, owner) values ('pending', p_member) on conflict (owner, kind) do nothing;
  select id into pending from account where owner = p_member and kind = 'pending';
  perform transfer_funds(array['withdrawal:' || new_id], array[main.id], array[pending],
    array[p_amount + charge]);
  return 'held';
end $$;
