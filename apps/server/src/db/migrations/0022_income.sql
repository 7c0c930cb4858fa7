-- What members earn beside their own winnings. Every row is one credit, has a source, and is paid
-- once for it.
create table income (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  kind text not null check (kind in ('direct', 'level', 'self', 'rebate', 'rank', 'locker')),
  -- What it is paid for, such as 'round:42' or 'lock:7/3'.
  source text not null,
  amount bigint not null check (amount > 0),
  remark text not null,
  -- The transfer that pays it, along with others.
  transfer_id bigint not null references transfer,
  credited_at timestamptz not null default clock_timestamp(),
  unique (member_id, kind, source)
);
create index income_history on income (member_id, kind, id);

create trigger income_append_only before update or delete or truncate on income
  for each statement execute function refuse_change();

-- Sums of income, which would take longer to add up the more a member has earned.
create table income_total (
  member_id bigint not null references member,
  kind text not null,
  amount bigint not null,
  records int not null,
  primary key (member_id, kind)
);

create function add_income() returns trigger language plpgsql as $$
begin
  -- In one order, so that two statements cannot wait for each other.
  insert into income_total (member_id, kind, amount, records)
    select member_id, kind, sum(amount), count(*) from credited
      group by member_id, kind order by member_id, kind
    on conflict (member_id, kind) do update
      set amount = income_total.amount + excluded.amount,
        records = income_total.records + excluded.records;
  return null;
end $$;

create trigger income_adds_up after insert on income
  referencing new table as credited for each statement execute function add_income();

-- What a member's bets of a round put at risk: what commissions and rebates are paid on.
create table turnover (
  round_id bigint not null references wingo_round,
  member_id bigint not null references member,
  amount bigint not null check (amount > 0),
  primary key (round_id, member_id)
);

-- Income that is paid to many at once, in batches: the commissions of a round, and what is paid for
-- a day. Servers find here what is due, and how far an earlier one came.
create table income_run (
  source text primary key,
  kind text not null check (kind in ('round', 'rebate', 'self', 'ranks')),
  round_id bigint references wingo_round,
  -- A day of UTC.
  day date,
  -- Every member up to this one has been paid.
  paid_through bigint not null default 0,
  finished_at timestamptz,
  check ((kind = 'round') = (round_id is not null)),
  check ((kind = 'round') = (day is null))
);
create index income_run_due on income_run (kind) where finished_at is null;
create index income_run_day on income_run (day);

-- Rounds that were settled before there was income have none.
create function open_round_run() returns trigger language plpgsql as $$
begin
  insert into income_run (source, kind, round_id)
    select 'round:' || new.id, 'round', new.id
    where exists (select from wingo_bet where round_id = new.id);
  return null;
end $$;

create trigger wingo_round_opens_run after update of state on wingo_round
  for each row when (new.state = 'settled' and old.state <> 'settled')
  execute function open_round_run();

-- What a lock brings: at once something for the sponsor (month 0), then every month something for
-- its owner.
create table lock_income (
  lock_id bigint primary key references fund_lock,
  next_month int not null default 0,
  -- When that month is due; infinity after the last.
  due_at timestamptz not null
);
create index lock_income_due on lock_income (due_at);

create function open_lock_income() returns trigger language plpgsql as $$
begin
  insert into lock_income (lock_id, due_at) values (new.id, new.locked_at);
  return null;
end $$;

create trigger fund_lock_opens_income after insert on fund_lock
  for each row execute function open_lock_income();

insert into lock_income (lock_id, due_at) select id, locked_at from fund_lock;
