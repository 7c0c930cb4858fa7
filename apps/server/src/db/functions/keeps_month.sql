-- Returns the reason why a month cannot be archived yet, or null.
create or replace function keeps_month(p_month date) returns text language plpgsql stable as $$
declare
  before constant bigint := end_of_month(p_month);
begin
  return case
    when not exists (select from ledger_month where month = p_month) then 'the month does not exist'
    when exists (select from ledger_month where month = p_month and archived_at is not null)
      then 'it is already archived'
    when exists (select from ledger_month where month < p_month and archived_at is null)
      then 'an earlier month is not archived yet, and months are archived in order'
    when before is null or before > (select last_value from transfer_id_seq)
      then 'new transfers still belong to it'
    when p_month > clock_timestamp() at time zone 'UTC' - interval '3 months'
      then 'it ended less than two months ago'
    when exists (select from transfer, ledger_checkpoint
      where transfer.id < before and transfer.id > summed_through)
      then 'the comparison of the books has not summed its postings yet'
    when exists (select from reconciliation where differs_since is not null)
      then 'the books differ'
    when exists (
      select from wingo_round where state not in ('settled', 'voided')
        and exists (select from wingo_bet where round_id = wingo_round.id and id < before))
      then 'a round with bets from it is not settled'
    when exists (
      select from income_run where finished_at is null and (
        day < p_month + interval '1 month' or exists (
          select from wingo_bet where wingo_bet.round_id = income_run.round_id and id < before)))
      then 'income for it is still being paid'
  end;
end $$;
