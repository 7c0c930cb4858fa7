-- Mines for money (docs/decisions/draws.md). Only functions write these tables.

create table mines_game (
  -- Id of the transfer that took the stake.
  id bigint primary key,
  -- First bet of the batch with the receipt of the opening.
  first_bet bigint not null,
  member_id bigint not null references member,
  pair_id bigint not null references seed_pair,
  client_seed text not null,
  nonce bigint not null,
  mines int not null check (mines between 1 and 24),
  stake bigint not null check (stake > 0 and stake % 10000 = 0),
  -- Number of open cells at which the game cashes out.
  most_reveals int not null check (most_reveals between 1 and 25 - mines),
  -- Cells in the order of their opening.
  opened int[] not null default '{}',
  state text not null default 'open' check (state in ('open', 'lost', 'cashed_out', 'returned')),
  cause text check (cause in ('mine', 'player', 'cleared', 'limit', 'absence')),
  -- In ascending order; null while the game is open.
  mine_cells int[],
  -- Multiple of the end, as in its receipt; null while the game is open.
  multiple text,
  payout bigint not null default 0 check (payout >= 0),
  opened_at timestamptz not null,
  -- Time after which the game ends without its member.
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- Batch with the receipt of the end.
  end_batch bigint,
  constraint mines_game_ends check (case state
    when 'open' then num_nulls(cause, mine_cells, multiple, ended_at, end_batch) = 5 and payout = 0
    else num_nulls(cause, mine_cells, multiple, ended_at, end_batch) = 0 and cardinality(mine_cells) = mines end),
  constraint mines_game_cause check (case state
    when 'open' then cause is null
    when 'lost' then cause = 'mine' and payout = 0
    when 'cashed_out' then cause in ('player', 'cleared', 'limit', 'absence') and opened <> '{}'
    when 'returned' then cause = 'absence' and opened = '{}' and payout = stake end)
) with (fillfactor = 70);
create unique index mines_game_open on mines_game (member_id) where state = 'open';
create index mines_game_expires on mines_game (expires_at) where state = 'open';
create index mines_game_of_member on mines_game (member_id, id);

-- Executed reveals and cash-outs, by their keys.
create table mines_action (
  member_id bigint not null,
  call text not null check (call in ('reveal', 'cashout')),
  key text not null,
  -- Settings of the request: see ask_draw.
  settings text not null,
  game_id bigint not null references mines_game,
  -- Number of open cells after the action.
  opened int not null,
  acted_at timestamptz not null,
  primary key (member_id, call, key)
);

-- Open game, for the outcome `open`.
alter table original_refusal add column game_id bigint;

-- The checks would read all rows, so they are not validated: earlier rows fulfil the earlier checks.
alter table original_refusal drop constraint original_refusal_outcome_check;
alter table original_refusal add constraint original_refusal_outcome_check check (outcome in
  ('funds', 'win', 'rotate', 'used', 'never', 'limit', 'open', 'missing', 'over', 'behind', 'cell', 'nothing'))
  not valid;
alter table draw_request drop constraint draw_request_kind_check;
alter table draw_request add constraint draw_request_kind_check
  check (kind in ('pairs', 'rotate', 'dice', 'plinko', 'mines', 'reveal', 'cashout')) not valid;
