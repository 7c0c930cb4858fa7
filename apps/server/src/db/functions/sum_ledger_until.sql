-- Adds the postings of a batch of transfers that were made until this time to the stored sums of accounts.
-- Returns true after a full batch.
create or replace function sum_ledger_until(p_until timestamptz) returns boolean
language plpgsql as $$
declare
  batch constant int := 50000;
  after bigint;
  through bigint;
  transfers bigint;
begin
  select summed_through into after from ledger_checkpoint for update skip locked;
  if not found then
    return false;
  end if;
  select max(id), count(*) into through, transfers
    from (select id, at from transfer where id > after order by id limit batch) next
    where at <= p_until;
  if through is null then
    return false;
  end if;
  insert into ledger_sum (account_id, amount)
    select account_id, sum(amount) from posting
    where transfer_id > after and transfer_id <= through group by account_id
    on conflict (account_id) do update set amount = ledger_sum.amount + excluded.amount;
  update ledger_checkpoint set summed_through = through;
  return transfers = batch;
end $$;
