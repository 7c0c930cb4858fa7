-- What a member's bets add up to, without reading them all: the bets up to one are counted here, and who
-- reads counts those after it. Derived from bets that are over: a member's rows may be deleted at any
-- time, those of both tables together, and are made again by those who read.
create table wingo_bet_tally (
  member_id bigint primary key,
  -- The bets up to this one are counted.
  bet_id bigint not null,
  -- The wins in a row up to it; losses are a negative number.
  streak integer not null,
  longest_won integer not null,
  longest_lost integer not null
);

create table wingo_bet_day (
  member_id bigint not null,
  game smallint not null,
  -- In UTC, by when the bets were placed.
  day date not null,
  settled bigint not null,
  wins bigint not null,
  staked bigint not null,
  returned bigint not null,
  primary key (member_id, game, day)
);
