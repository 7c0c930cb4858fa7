-- Income on Dice, Mines and Plinko (docs/decisions/income.md).

-- Turnover of a day, UTC: the counted part of the stakes, in micro-USDT.
create table originals_turnover (
  day date not null,
  member_id bigint not null references member,
  amount bigint not null check (amount > 0),
  primary key (day, member_id)
);

create index mines_game_ended on mines_game (ended_at) where state <> 'open';

-- The check would read all rows, so it is not validated: earlier rows fulfil the earlier check.
alter table income_run drop constraint income_run_kind_check;
alter table income_run add constraint income_run_kind_check
  check (kind in ('round', 'originals', 'rebate', 'self', 'ranks')) not valid;
