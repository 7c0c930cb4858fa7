-- Returns the reason why a month cannot be archived yet, or null.
create or replace function keeps_month(p_month date) returns text language plpgsql stable as $$
declare
  before constant bigint := end_of_month(p_month);
begin
  return case
    when not exists (select from ledger_month where month = p_month) then 'there is no such month'
    when exists (select from ledger_month where month = p_month and archived_at is not null)
      then 'it is archived already'
    when exists (select from ledger_month where month < p_month and archived_at is null)
      then 'an earlier month is here still, and months are taken out in order'
    when before is null or before > (select last_value from transfer_id_seq)
      then 'transfers still get ids of it'
    when p_month > clock_timestamp() at time zone 'UTC' - interval '3 months'
      then 'it is over for less than two months'
    when exists (select from transfer, ledger_checkpoint
      where transfer.id < before and transfer.id > summed_through)
      then 'its postings are not in the sums of the comparison of the books yet'
    when exists (select from reconciliation where differs_since is not null)
      then 'the books differ'
    when exists (
      select from wingo_round where state not in ('settled', 'voided')
        and exists (select from wingo_bet where round_id = wingo_round.id and id < before))
      then 'a round with bets of it is not settled'
    when exists (
      select from income_run where finished_at is null and (
        day < p_month + interval '1 month' or exists (
          select from wingo_bet where wingo_bet.round_id = income_run.round_id and id < before)))
      then 'income is still paid for it'
  end;
end $$;
