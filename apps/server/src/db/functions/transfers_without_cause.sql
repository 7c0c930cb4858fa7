-- Returns payments out of the platform's accounts, except `chain`, without a cause. These are causes:
--
-- - income of the same sum
-- - the payouts of a batch of bets on single-player games, or of a game of Mines
-- - the loss of a round, paid into its escrow
-- - a row of `transfer_cause`, the only valid cause of a transfer between members
--
-- Recomputes the loss of a round from its bets if all are paid and none are archived.
create or replace function transfers_without_cause(p_after bigint, p_through bigint)
returns setof ledger_difference language plpgsql stable as $$
begin
  return query
    select 'transfer ' || looked_at.id, looked_at.due, looked_at.amount from (
      select paid.id, paid.amount, coalesce(
          (select sum(income.amount)::bigint from income where transfer_id = paid.id),
          won.amount, mined.amount, lost.amount, 0) as due
      from (
        select transfer_id as id, kind, -amount as amount
        from account join posting on account_id = account.id
        where owner is null and kind <> 'chain' and amount < 0
          and transfer_id > p_after and transfer_id <= p_through) paid
      left join transfer on transfer.id = paid.id
      left join wingo_round round on paid.kind = 'house' and state in ('settling', 'settled')
        and round.id = substring(transfer.key from '^net:(\d{1,18})$')::bigint
      left join lateral (
        select case
          when state = 'settling' or opens_at < (
            select (max(month) + interval '1 month 1 day') at time zone 'UTC'
            from ledger_month where archived_at is not null)
          then paid.amount
          else (
            select coalesce(sum(payout.amount), 0) + coalesce(sum(fee - stake), 0)
            from wingo_bet bet left join wingo_payout payout on bet_id = bet.id
            where round_id = round.id) end::bigint as amount
        from account escrow join posting got on got.account_id = escrow.id
        where escrow.kind = 'escrow' and escrow.owner = round.id
          and got.transfer_id = paid.id and got.amount = paid.amount) lost on true
      left join lateral (
        select case when first_bet < first_kept_id() then paid.amount
          else (
            select sum(bet.payout)
            from original_batch batch join original_bet bet on bet.id = any (batch.bets)
            where batch.first_bet = named.first_bet) end::bigint as amount
        from (select substring(transfer.key from '^original-payout:(\d{1,18})$')::bigint as first_bet) named
        where paid.kind = 'house') won on true
      left join lateral (
        select payout as amount from mines_game
        where paid.kind = 'house' and end_batch = paid.id
          and id = substring(transfer.key from '^mines-payout:(\d{1,18})$')::bigint) mined on true
      where not exists (select from transfer_cause where transfer_id = paid.id)) looked_at
    where looked_at.amount <> looked_at.due;
  return query
    select 'transfer ' || transfer_id, 0::bigint, sum(amount) filter (where amount > 0)::bigint
    from posting join account on account.id = account_id and kind in ('main', 'locker', 'pending')
    where transfer_id > p_after and transfer_id <= p_through
    group by transfer_id
    having min(amount) < 0 and count(distinct owner) > 1
      and not exists (select from transfer_cause cause where cause.transfer_id = posting.transfer_id);
end $$;
