-- Begins the settlement of a drawn round, once: moves the fees and the net result out of its escrow. If the
-- players won more than they staked, the house pays the difference into the escrow, which then contains exactly
-- the payouts. Computes all of this from the bets and the result.
create or replace function settle_round(p_round bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  drawn smallint;
  escrow bigint;
  house bigint;
  fee_account bigint;
  fees bigint;
  net bigint;
begin
  update wingo_round set state = 'settling' where id = p_round and state = 'drawn'
    returning result into drawn;
  if not found then
    return;
  end if;
  select sum(fee), sum(stake) - sum(fee) - sum(paid) into fees, net from (
    select bet.fee, stake,
        coalesce(div((stake - bet.fee)::numeric * odds.per_usdt, 1000000), 0)::bigint as paid
      from wingo_bet bet
      left join wingo_odds odds on odds.digit = drawn and odds.bet_type = bet.bet_type
        and odds.bet_value = bet.bet_value
      where round_id = p_round) bet;
  -- A round without bets may have no escrow.
  if net is null then
    return;
  end if;
  select id into escrow from account where owner = p_round and kind = 'escrow';
  select id into house from account where owner is null and kind = 'house';
  select id into fee_account from account where owner is null and kind = 'fees';
  -- The payment into the escrow comes first, so that the escrow can pay the fees.
  perform transfer_funds(array_agg(key order by place), array_agg(payer order by place),
      array_agg(payee order by place), array_agg(amount order by place))
    from (values (1, 'net:' || p_round, house, escrow, -net),
      (2, 'fees:' || p_round, escrow, fee_account, fees),
      (3, 'net:' || p_round, escrow, house, net)) as part (place, key, payer, payee, amount)
    where amount > 0 having count(*) > 0;
end $$;
