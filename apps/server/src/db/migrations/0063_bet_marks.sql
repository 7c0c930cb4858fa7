-- A history of a million bets is read as quickly as a short one: every now and then a mark says how many
-- bets a member had placed by then, and what became of them. Derived from bets that are over: marks may
-- be deleted at any time, and are made again by those who read.
create table wingo_bet_mark (
  member_id bigint not null,
  -- 0 for the bets on all games together.
  game smallint not null,
  -- How many bets of the member there are up to this one.
  bets bigint not null,
  bet_id bigint not null,
  -- Of these, how many were neither open nor paid back, how many won, and what those were paid.
  settled bigint not null,
  wins bigint not null,
  won bigint not null,
  primary key (member_id, game, bets)
);
