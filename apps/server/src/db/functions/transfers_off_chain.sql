-- Returns debits of the account `chain` without a deposit, credits without a paid withdrawal, and deposits
-- without a debit.
create or replace function transfers_off_chain(p_after bigint, p_through bigint)
returns setof ledger_difference language plpgsql stable as $$
declare
  chain constant bigint := (select id from account where owner is null and kind = 'chain');
begin
  return query
    select 'transfer ' || coalesce(posted.id, received.id),
      coalesce(-received.amount, withdrawal.amount, 0), coalesce(posted.amount, 0)
    from (
      select transfer_id as id, amount from posting
      where account_id = chain and transfer_id > p_after and transfer_id <= p_through) posted
    full join (
      select id, amount from deposit
      where id > p_after and id <= p_through and id >= first_kept_id()) received
      on received.id = posted.id
    left join transfer on transfer.id = posted.id and posted.amount > 0
    left join withdrawal on state = 'success'
      and withdrawal.id = substring(transfer.key from '^withdrawal-paid:(\d{1,18})$')::bigint
    where coalesce(-received.amount, withdrawal.amount, 0) <> coalesce(posted.amount, 0);
end $$;
