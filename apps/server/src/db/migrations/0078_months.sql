-- Postings, bets and payouts are divided by month: a month that is long over can be taken out as a whole.
-- What divides them is the id of the transfer, which also is the bet's: every month has ids of its own.

create table ledger_month (
  -- Its first day, UTC.
  month date primary key,
  -- The ids of the month begin here, and end before those of the next one.
  first_id bigint not null unique
);
insert into ledger_month
  values (date_trunc('month', clock_timestamp() at time zone 'UTC')::date, 0);

-- No role may use it: rows are written and read by way of the whole tables.
create schema ledger_months;

-- The tables that are divided.
create function divided_tables() returns text[] language sql immutable as $$
  select array['posting', 'wingo_bet', 'wingo_payout']
$$;

create function name_of_month(p_table text, p_month date) returns text language sql immutable as $$
  select p_table || to_char(p_month, '_YYYY_MM')
$$;

-- The rows there are become the first month, with the indexes that they have.
do $$
declare
  divided text;
  first_month constant date := (select month from ledger_month);
begin
  foreach divided in array divided_tables() loop
    execute format('alter table %I set schema ledger_months', divided);
    execute format('alter table ledger_months.%I rename to %I', divided,
      name_of_month(divided, first_month));
  end loop;
  execute format('drop trigger posting_post on ledger_months.%I',
    name_of_month('posting', first_month));
  execute format('drop trigger wingo_bet_references on ledger_months.%I',
    name_of_month('wingo_bet', first_month));
  execute format('drop trigger wingo_payout_references on ledger_months.%I',
    name_of_month('wingo_payout', first_month));
end $$;

create table posting (
  transfer_id bigint not null,
  account_id bigint not null,
  amount bigint not null check (amount <> 0),
  primary key (transfer_id, account_id)
) partition by range (transfer_id);
create index posting_statement on posting (account_id, transfer_id);

create table wingo_bet (
  id bigint primary key,
  round_id bigint not null,
  member_id bigint not null,
  game smallint not null,
  bet_type text not null check (bet_type in ('color', 'number', 'high', 'low')),
  bet_value text not null,
  stake bigint not null check (stake > 0),
  fee bigint not null check (fee >= 0 and fee < stake),
  placed_at timestamptz not null default clock_timestamp()
) partition by range (id);
create index wingo_bet_round on wingo_bet (round_id, id);
create index wingo_bet_member on wingo_bet (member_id, game, id);

create table wingo_payout (
  bet_id bigint primary key,
  transfer_id bigint not null,
  amount bigint not null check (amount > 0)
) partition by range (bet_id);

-- As they were, for the statements that name the whole tables.
create trigger posting_append_only before update or delete or truncate on posting
  for each statement execute function refuse_change();
create trigger wingo_bet_append_only before update or delete or truncate on wingo_bet
  for each statement execute function refuse_change();
create trigger wingo_payout_append_only before update or delete or truncate on wingo_payout
  for each statement execute function refuse_change();
create trigger posting_post after insert on posting
  referencing new table as posted for each statement execute function post();
create trigger wingo_bet_references after insert on wingo_bet
  referencing new table as placed for each statement execute function check_bets();
create trigger wingo_payout_references after insert on wingo_payout
  referencing new table as paid for each statement execute function check_payouts();

-- A row that is written past the whole table would move no balance and be checked by nothing.
create function refuse_past_whole() returns trigger language plpgsql as $$
begin
  raise exception 'Insert into %, not into its month %.', tg_argv[0], tg_table_name
    using errcode = 'restrict_violation';
end $$;

-- Makes the tables of a month into parts of the whole ones.
create function attach_month(p_month date, p_from text, p_before bigint) returns void
language plpgsql as $$
declare
  divided text;
  part text;
begin
  foreach divided in array divided_tables() loop
    part := name_of_month(divided, p_month);
    execute format('alter table %I attach partition ledger_months.%I for values from (%s) to (%s)',
      divided, part, p_from, p_before);
    execute format('create trigger %I before insert on ledger_months.%I
      for each statement execute function refuse_past_whole(%L)', divided || '_whole', part, divided);
  end loop;
end $$;

select attach_month(month, 'minvalue', 100000000000) from ledger_month;

do $$
declare
  divided text;
begin
  foreach divided in array divided_tables() loop
    execute format('alter table ledger_months.%I drop constraint %I',
      name_of_month(divided, (select month from ledger_month)), divided || '_first_month');
  end loop;
end $$;

-- Makes the tables of a month, empty and not yet parts of the whole ones.
create function make_month(p_month date) returns void language plpgsql as $$
declare
  divided text;
  part text;
begin
  foreach divided in array divided_tables() loop
    part := name_of_month(divided, p_month);
    execute format('create table ledger_months.%I (like %I including all)', part, divided);
    execute format('create trigger %I before update or delete or truncate on ledger_months.%I
      for each statement execute function refuse_change()', divided || '_append_only', part);
  end loop;
end $$;

-- A month has a hundred thousand million ids: 38,000 transfers a second.
create function open_ledger_month(p_month date) returns void language plpgsql as $$
declare
  ids constant bigint := 100000000000;
  first_month constant date := (select min(month) from ledger_month);
  place constant int := 12 * (extract(year from p_month) - extract(year from first_month))
    + extract(month from p_month) - extract(month from first_month);
begin
  perform make_month(p_month);
  insert into ledger_month (month, first_id) values (p_month, place * ids);
  perform attach_month(p_month, (place * ids)::text, (place + 1) * ids);
end $$;

-- Opens this month and the next, and goes on with the ids of this one, as far as it was open before: its
-- tables are there for everyone by then. A server that is late leaves rows in the month before.
create function keep_ledger_months(p_now timestamptz default clock_timestamp()) returns void
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '2s' as $$
declare
  this_month constant date := date_trunc('month', p_now at time zone 'UTC')::date;
  begins bigint;
  wanted date;
begin
  perform pg_advisory_xact_lock(hashtext('ledger_month'));
  select first_id into begins from ledger_month where month = this_month;
  foreach wanted in array array[this_month, (this_month + interval '1 month')::date] loop
    if not exists (select from ledger_month where month = wanted) then
      perform open_ledger_month(wanted);
    end if;
  end loop;
  if begins > (select last_value from transfer_id_seq) then
    perform setval('transfer_id_seq', begins, false);
  end if;
end $$;

select keep_ledger_months();
