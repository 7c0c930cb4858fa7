-- Ends the settlement or the refunds of a round whose bets are all paid, once. Returns its new state, or null if
-- it has ended.
create or replace function end_round(p_round bigint) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ended text;
  left_over bigint;
begin
  update wingo_round set state = case state when 'settling' then 'settled' else 'voided' end
    where id = p_round and state in ('settling', 'voiding') returning state into ended;
  if not found then
    return null;
  end if;
  select balance into left_over from account where owner = p_round and kind = 'escrow';
  if left_over <> 0 then
    raise exception 'The escrow of round % would end at % micro-USDT instead of zero. '
      'Nothing was changed; compare its bets with their payouts.', p_round, left_over
      using errcode = 'check_violation';
  end if;
  return ended;
end $$;
