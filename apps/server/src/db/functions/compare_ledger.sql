-- Compares the ledger with itself and with the tables that it mirrors, and records the results. Covers all
-- movements since the checkpoint, the next part of a sweep over older ones, and earlier differences. Returns the
-- differences of the comparisons that balanced before. A server cannot influence the result.
create or replace function compare_ledger()
returns table (name text, subject text, expected bigint, amount bigint)
language plpgsql security definer
set search_path = public, pg_temp
-- A plan for the whole ledger is slow for the few newest transfers.
set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  transfers constant int := 20000;
  accounts constant int := 1000;
  newest constant bigint := 9223372036854775807;
  checkpoint ledger_checkpoint;
  swept_through bigint;
  swept bigint[];
  known bigint[];
  holding bigint[];
  suspicious bigint[];
  again bigint[];
  afters bigint[];
  throughs bigint[];
  check_name text;
  found_now ledger_difference[];
begin
  select * into checkpoint from ledger_checkpoint for update skip locked;
  if not found then
    return;
  end if;
  -- Limited by count, because ids have gaps between months.
  select coalesce(max(id), checkpoint.summed_through) into swept_through from (
    select id from transfer where id > checkpoint.swept_transfer and id <= checkpoint.summed_through
    order by id limit transfers) next;
  swept := array(select id from account where id > checkpoint.swept_account order by id limit accounts);
  known := ledger_suspects('balances') || ledger_suspects('holdings');
  -- Suspicious balances are not the stored sum plus the later postings.
  with recent as materialized (
    select account_id, sum(amount) as amount from posting
    where transfer_id > checkpoint.summed_through group by account_id
  ), moved as (
    select account.id as account, kind in ('pending', 'locker', 'escrow') as holds,
      coalesce(balance <> recent.amount + coalesce(ledger_sum.amount, 0), false) as differs
    from recent join account on account.id = account_id left join ledger_sum using (account_id)
  )
  select coalesce(array_agg(account) filter (where holds), '{}'),
      coalesce(array_agg(account) filter (where differs), '{}')
    into holding, suspicious from moved where holds or differs;

  foreach check_name in array array['balances', 'holdings', 'transfers', 'chain account', 'causes'] loop
    again := ledger_suspects(check_name);
    afters := array[checkpoint.summed_through, checkpoint.swept_transfer]
      || array(select id - 1 from unnest(again) as id);
    throughs := array[newest, swept_through] || again;
    found_now := array(
      select distinct on ((difference).subject) difference from (
        select astray_balances(swept || known || suspicious) as difference where check_name = 'balances'
        union all
        select astray_holdings(swept || known || holding) where check_name = 'holdings'
        union all
        select unbalanced_transfers(after, through) from unnest(afters, throughs) as range (after, through)
          where check_name = 'transfers'
        union all
        select transfers_off_chain(after, through) from unnest(afters, throughs) as range (after, through)
          where check_name = 'chain account'
        union all
        select transfers_without_cause(after, through) from unnest(afters, throughs) as range (after, through)
          where check_name = 'causes') differences);
    if record_differences(check_name,
      array(select one.subject from unnest(found_now) as one),
      array(select one.expected from unnest(found_now) as one),
      array(select one.found from unnest(found_now) as one))
    then
      return query select check_name, one.subject, one.expected, one.found from unnest(found_now) as one;
    end if;
  end loop;

  -- Corrects the sums of accounts with postings that were committed late.
  insert into ledger_sum (account_id, amount)
    select account_id, sum(amount) from (
      select account_id, amount, transfer_id from posting
      union all select account_id, amount, 0 from archived_sum) posted
    where account_id = any (swept || suspicious) and transfer_id <= checkpoint.summed_through
    group by account_id
    on conflict (account_id) do update set amount = excluded.amount
      where ledger_sum.amount <> excluded.amount;
  -- Each sweep restarts at its end.
  if swept_through < checkpoint.summed_through then
    update ledger_checkpoint set swept_transfer = swept_through;
  else
    update ledger_checkpoint set swept_transfer = 0, transfers_swept_at = clock_timestamp();
  end if;
  if cardinality(swept) = accounts then
    update ledger_checkpoint set swept_account = swept[accounts];
  else
    update ledger_checkpoint set swept_account = 0, accounts_swept_at = clock_timestamp();
  end if;
end $$;
