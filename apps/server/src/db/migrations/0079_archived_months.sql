-- Months that are long over can be taken out of the database, into files, and put back. What they came
-- to stays: the sums of accounts, what members' bets add up to, rounds, and the keys of transfers.

alter table ledger_month
  -- When its rows were taken out; null while they are here.
  add column archived_at timestamptz,
  -- Of each of its tables, how many rows the file has, and the SHA-256 of what COPY wrote.
  add column files jsonb,
  add constraint ledger_month_archive check ((archived_at is null) = (files is null));

-- What the postings of an archived month add up to. Accounts for which that is zero, such as the escrows
-- of its rounds, have no row.
create table archived_sum (
  account_id bigint not null,
  month date not null references ledger_month,
  amount bigint not null check (amount <> 0),
  primary key (account_id, month)
);

-- The first id whose rows are here: months are taken out in order.
create function first_kept_id() returns bigint language sql stable as $$
  select coalesce(min(first_id), 0) from ledger_month where archived_at is null
$$;

-- Where the ids of a month end: before this one.
create function end_of_month(p_month date) returns bigint language sql stable as $$
  select min(first_id) from ledger_month where month > p_month
$$;

-- Says why a month cannot be taken out yet; null when it can.
create function keeps_month(p_month date) returns text language plpgsql stable as $$
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

-- A mark for the last bet of every member: the history of those whose bets are not here counts from it.
create function mark_month(p_month date) returns void language plpgsql as $$
begin
  execute format($mark$
    with last as (
      select distinct on (member_id, game) * from wingo_bet_mark where bet_id < %1$s
      order by member_id, game, bets desc
    ), bet as (
      select bet.id, bet.member_id, games.game, round.state = 'settled' as is_settled,
        case when round.state = 'settled' then payout.amount end as won
      from ledger_months.%2$I bet
      join wingo_round round on round.id = bet.round_id
      left join ledger_months.%3$I payout on payout.bet_id = bet.id
      cross join lateral (values (0::smallint), (bet.game)) games (game)
    )
    insert into wingo_bet_mark (member_id, game, bets, bet_id, settled, wins, won)
    select member_id, game, coalesce(last.bets, 0) + count(*), max(bet.id),
      coalesce(last.settled, 0) + count(*) filter (where is_settled),
      coalesce(last.wins, 0) + count(bet.won), coalesce(last.won, 0) + coalesce(sum(bet.won), 0)
    from bet left join last using (member_id, game)
    where bet.id > coalesce(last.bet_id, 0)
    group by member_id, game, last.bets, last.settled, last.wins, last.won
    on conflict do nothing
  $mark$, end_of_month(p_month), name_of_month('wingo_bet', p_month),
    name_of_month('wingo_payout', p_month));
end $$;

-- Locks the whole tables, waiting briefly and again and again: everyone who uses them waits behind.
create function lock_divided_tables() returns void language plpgsql set lock_timeout = '2s' as $$
begin
  loop
    begin
      lock table posting, wingo_bet, wingo_payout in access exclusive mode;
      return;
    exception when lock_not_available then
      -- Those who have waited behind go on meanwhile.
      perform pg_sleep(0.5);
    end;
  end loop;
end $$;

-- Takes a month out whose files were written and read back. p_files as in ledger_month.
create function take_out_month(p_month date, p_files jsonb) returns void language plpgsql as $$
declare
  reason text;
  divided text;
  rows_here bigint;
begin
  perform pg_advisory_xact_lock(hashtext('ledger_month'));
  reason := keeps_month(p_month);
  if reason is not null then
    raise exception '% stays: %.', to_char(p_month, 'YYYY-MM'), reason
      using errcode = 'restrict_violation';
  end if;
  foreach divided in array divided_tables() loop
    execute format('select count(*) from ledger_months.%I', name_of_month(divided, p_month))
      into rows_here;
    if rows_here is distinct from (p_files -> divided ->> 'rows')::bigint then
      raise exception '% of % has % rows here, and % in its file.', divided,
        to_char(p_month, 'YYYY-MM'), rows_here, p_files -> divided ->> 'rows'
        using errcode = 'restrict_violation';
    end if;
  end loop;
  execute format('insert into archived_sum (account_id, month, amount)
    select account_id, %L, sum(amount) from ledger_months.%I
    group by account_id having sum(amount) <> 0', p_month, name_of_month('posting', p_month));
  if (select sum(amount) from archived_sum where month = p_month) <> 0 then
    raise exception 'The postings of % do not sum to zero.', to_char(p_month, 'YYYY-MM')
      using errcode = 'check_violation';
  end if;
  perform mark_month(p_month);
  update ledger_month set archived_at = clock_timestamp(), files = p_files where month = p_month;
  -- Last, because from here on others wait: first the comparison of the books, which would miss what is
  -- taken out while it is under way, then everyone.
  perform from ledger_checkpoint for update;
  perform lock_divided_tables();
  foreach divided in array divided_tables() loop
    execute format('alter table %I detach partition ledger_months.%I', divided,
      name_of_month(divided, p_month));
    execute format('drop table ledger_months.%I', name_of_month(divided, p_month));
  end loop;
end $$;

-- The month that was taken out last: those before it stay out until it is back.
create function last_archived_month() returns date language sql stable as $$
  select max(month) from ledger_month where archived_at is not null
$$;

-- Makes the tables that the files of an archived month are copied into; what an earlier attempt left is
-- dropped.
create function begin_putting_back(p_month date) returns void language plpgsql as $$
declare
  divided text;
begin
  perform pg_advisory_xact_lock(hashtext('ledger_month'));
  if p_month is distinct from last_archived_month() then
    raise exception '% cannot be put back: %.', to_char(p_month, 'YYYY-MM'),
      coalesce('the last month that was archived is ' || to_char(last_archived_month(), 'YYYY-MM')
        || ', and months are put back in order', 'no month is archived')
      using errcode = 'restrict_violation';
  end if;
  foreach divided in array divided_tables() loop
    execute format('drop table if exists ledger_months.%I', name_of_month(divided, p_month));
  end loop;
  perform make_month(p_month);
end $$;

-- Makes what was copied a part of the whole again.
create function put_back_month(p_month date) returns void
language plpgsql set lock_timeout = '2s' as $$
declare
  divided text;
  rows_here bigint;
  rows_taken bigint;
begin
  perform pg_advisory_xact_lock(hashtext('ledger_month'));
  perform from ledger_checkpoint for update;
  foreach divided in array divided_tables() loop
    execute format('select count(*) from ledger_months.%I', name_of_month(divided, p_month))
      into rows_here;
    select (files -> divided ->> 'rows')::bigint into rows_taken
      from ledger_month where month = p_month and month = last_archived_month();
    if rows_here is distinct from rows_taken then
      raise exception '% of % had % rows, and % were copied.', divided,
        to_char(p_month, 'YYYY-MM'), rows_taken, rows_here using errcode = 'restrict_violation';
    end if;
  end loop;
  delete from archived_sum where month = p_month;
  update ledger_month set archived_at = null, files = null where month = p_month;
  perform attach_month(p_month, case when p_month = (select min(month) from ledger_month)
    then 'minvalue' else (select first_id::text from ledger_month where month = p_month) end,
    end_of_month(p_month));
end $$;
