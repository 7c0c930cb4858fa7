-- Returns transfers whose postings are missing or do not sum to zero, and postings without a transfer. Excludes
-- archived months, whose postings are deleted.
create or replace function unbalanced_transfers(p_after bigint, p_through bigint)
returns setof ledger_difference language plpgsql stable as $$
begin
  return query
    select 'transfer ' || coalesce(made.id, posted.id), 0::bigint, coalesce(posted.amount, 0)::bigint
    from (
      select id from transfer
      where id > p_after and id <= p_through and id >= first_kept_id()) made
    full join (
      select transfer_id as id, sum(amount) as amount from posting
      where transfer_id > p_after and transfer_id <= p_through group by transfer_id) posted
      on posted.id = made.id
    where made.id is null or posted.amount is distinct from 0;
end $$;
