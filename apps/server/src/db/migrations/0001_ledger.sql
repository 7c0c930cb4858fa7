-- The ledger. Money is an integer number of micro-USDT (1e-6 USDT), and moves only as postings.

-- Nothing that happened is ever rewritten: a mistake is mended by another transfer.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The table % is append-only: % is refused. Post another transfer instead.',
    tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end $$;

create table account (
  id bigint generated always as identity primary key,
  -- main and locker belong to a member, escrow to a round; the others are the platform's own.
  kind text not null check (kind in ('main', 'locker', 'escrow', 'fees', 'house', 'issuance')),
  owner bigint,
  -- Kept for accounts that must never be negative. The platform's own have none: theirs is the sum
  -- of their postings, so that no row is written by every transfer.
  balance bigint default 0,
  unique nulls not distinct (owner, kind),
  constraint account_has_owner
    check ((owner is null) = (kind in ('fees', 'house', 'issuance'))),
  constraint account_keeps_balance
    check ((balance is null) = (kind in ('fees', 'house', 'issuance'))),
  constraint account_not_negative check (balance >= 0)
) with (fillfactor = 70);

insert into account (kind, balance) values ('fees', null), ('house', null), ('issuance', null);

create table transfer (
  id bigint generated always as identity primary key,
  -- What makes it happen once: the same intent has the same key, for example 'payout:42'.
  key text not null unique,
  at timestamptz not null default clock_timestamp()
);

-- Its two references are checked by post() below, for all rows of a statement at once: as foreign
-- keys they would be checked row by row, at a fifth of the time it takes to place a bet.
create table posting (
  transfer_id bigint not null,
  account_id bigint not null,
  amount bigint not null check (amount <> 0),
  primary key (transfer_id, account_id)
);
create index posting_statement on posting (account_id, transfer_id);

create trigger transfer_append_only before update or delete or truncate on transfer
  for each statement execute function refuse_change();
create trigger posting_append_only before update or delete or truncate on posting
  for each statement execute function refuse_change();
create trigger account_kept before delete or truncate on account
  for each statement execute function refuse_change();

-- One check a statement, not one a row: every posting of a transfer is inserted by one statement,
-- and each transfer in it sums to zero. Balances follow here and nowhere else, so that a balance
-- is the sum of its account's postings by construction.
create function post() returns trigger language plpgsql as $$
declare
  wrong bigint;
begin
  select total.transfer_id into wrong
    from (select transfer_id, sum(amount) as amount from posted group by transfer_id) total
    left join transfer on transfer.id = total.transfer_id
    where total.amount <> 0 or transfer.id is null limit 1;
  if found then
    raise exception 'The postings of transfer % do not sum to zero, or it does not exist.', wrong
      using errcode = 'check_violation',
        hint = 'Insert the transfer first, then all of its postings with one statement.';
  end if;
  select used.account_id into wrong
    from (select distinct account_id from posted) used
    left join account on account.id = used.account_id
    where account.id is null limit 1;
  if found then
    raise exception 'There is no account %.', wrong using errcode = 'foreign_key_violation';
  end if;
  -- In id order, so that two transfers over the same accounts cannot wait for each other.
  perform from account
    where id in (select account_id from posted) and balance is not null
    order by id for no key update;
  update account set balance = balance + moved.amount
    from (select account_id, sum(amount)::bigint as amount from posted group by account_id) moved
    where account.id = moved.account_id and balance is not null;
  return null;
end $$;

-- Planned while the tables are empty, its statements would scan them whole for the life of a
-- connection; planned anew for every call, they would cost more than they do.
alter function post set plan_cache_mode = force_generic_plan;
alter function post set enable_seqscan = off;
alter function post set enable_hashjoin = off;
alter function post set enable_mergejoin = off;

create trigger posting_post after insert on posting
  referencing new table as posted for each statement execute function post();

create function refuse_direct_change() returns trigger language plpgsql as $$
begin
  raise exception 'An account changes only through its postings.'
    using errcode = 'restrict_violation';
end $$;

create trigger account_follows_postings before update on account
  for each row when (pg_trigger_depth() = 0) execute function refuse_direct_change();

-- One of the two ways money moves: a batch of transfers, each of one amount from one account to another.
-- Answers their ids in order. A key that was used before fails the whole batch.
create function transfer_funds(p_keys text[], p_from bigint[], p_to bigint[], p_amounts bigint[])
returns bigint[] language plpgsql as $$
declare
  ids bigint[] := array(
    select nextval('transfer_id_seq') from generate_series(1, cardinality(p_keys)));
begin
  if exists (select from unnest(p_amounts) as amount where amount is null or amount <= 0) then
    raise exception 'A transfer moves a positive amount.' using errcode = 'check_violation';
  end if;
  insert into transfer (id, key) overriding system value select * from unnest(ids, p_keys);
  insert into posting (transfer_id, account_id, amount)
    select id, account, -amount from unnest(ids, p_from, p_amounts) as t (id, account, amount)
    union all
    select id, account, amount from unnest(ids, p_to, p_amounts) as t (id, account, amount);
  return ids;
end $$;

-- The other way: one transfer from one account to many. An account that is named several times
-- receives the sum. Answers the transfer's id.
create function distribute_funds(p_key text, p_from bigint, p_to bigint[], p_amounts bigint[])
returns bigint language plpgsql as $$
declare
  new_id bigint;
begin
  if exists (select from unnest(p_amounts) as amount where amount is null or amount <= 0) then
    raise exception 'A transfer moves a positive amount.' using errcode = 'check_violation';
  end if;
  insert into transfer (key) values (p_key) returning id into new_id;
  insert into posting (transfer_id, account_id, amount)
    select new_id, account, sum(amount) from unnest(p_to, p_amounts) as t (account, amount)
      group by account
    union all
    select new_id, p_from, -sum(amount) from unnest(p_amounts) as amount;
  return new_id;
end $$;

alter function transfer_funds set plan_cache_mode = force_generic_plan;
alter function distribute_funds set plan_cache_mode = force_generic_plan;
