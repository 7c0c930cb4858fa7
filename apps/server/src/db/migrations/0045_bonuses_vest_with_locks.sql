-- What a lock brings those above its owner is paid in step with its months, and bounded however
-- many they are. Servers of the release before may run beside this: they go on paying the owners.

-- What the ten levels below a member have locked, where it ever was anything.
create table team_locked (
  member_id bigint primary key references member,
  amount bigint not null
);

-- Where each lock stands. Step 0 is its beginning, from which it counts for the teams above; then
-- one for every month; the one after the last is its end.
create table lock_bonus (
  lock_id bigint primary key references fund_lock,
  next_step int not null default 0,
  -- When that step is due; infinity after the last.
  due_at timestamptz not null
);
create index lock_bonus_due on lock_bonus (due_at);

-- Until this is committed no lock begins: none is missed below.
lock table fund_lock in share row exclusive mode;

-- Month 0 was the Direct bonus of the whole plan, paid at once. There is none any more.
create or replace function open_lock_income() returns trigger language plpgsql as $$
begin
  insert into lock_income (lock_id, next_month, due_at)
    values (new.id, 1, (new.locked_at at time zone 'UTC' + interval '1 month') at time zone 'UTC');
  insert into lock_bonus (lock_id, due_at) values (new.id, new.locked_at);
  return null;
end $$;

-- Locks whose sponsors were paid at once bring those above nothing more, and count for their teams
-- until they end. The others begin now.
with begun as (
  update lock_income set next_month = 1,
      due_at = (locked_at at time zone 'UTC' + interval '1 month') at time zone 'UTC'
    from fund_lock
    where fund_lock.id = lock_id and next_month = 0
    returning lock_id
)
insert into lock_bonus (lock_id, next_step, due_at)
  select id,
    case when begun.lock_id is null then (array[3, 6, 12, 24, 48])[plan] + 1 else 0 end,
    case when begun.lock_id is null then unlocks_at else locked_at end
  from fund_lock left join begun on begun.lock_id = id
  where released_at is null;

insert into team_locked (member_id, amount)
  select ancestor_id, sum(amount)
  from lock_bonus
  join fund_lock on fund_lock.id = lock_id
  join team on team.descendant_id = fund_lock.member_id and depth <= 10
  where next_step > 0
  group by ancestor_id;

-- The bonuses that were paid once a rank was reached stay with who has them. No more of them are
-- paid: not by days that are waiting, and not by servers of the release before.
update income_run set finished_at = clock_timestamp() where kind = 'ranks' and finished_at is null;

create function skip_rank_runs() returns trigger language plpgsql as $$
begin
  return null;
end $$;

create trigger income_run_without_ranks before insert on income_run
  for each row when (new.kind = 'ranks') execute function skip_rank_runs();

-- A member is stored below the 100 nearest above: what a sign-up costs does not grow with the chain
-- it is added to.
create or replace function join_team() returns trigger language plpgsql as $$
begin
  insert into team (ancestor_id, depth, descendant_id)
    select new.sponsor_id, 1, new.id
    union all
    select ancestor_id, depth + 1, new.id from team
      where descendant_id = new.sponsor_id and depth < 100;
  return null;
end $$;
