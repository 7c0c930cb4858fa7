-- Returns the number of open cells at which a game of Mines must be cashed out, because another cell could exceed
-- the bound of a win. A game with 0 is not on offer. Tests compare it with @platform/rules/originals.
--
-- p_bound  largest win (payout less stake), in micro-USDT
create or replace function mines_most_reveals(p_stake bigint, p_mines int, p_bound numeric) returns int
language sql immutable as $$
  select coalesce(max(opened), 0) from generate_series(1, 25 - p_mines) as opened
  where p_stake::numeric * (mines_multiple(p_mines, opened) - 10000) / 10000 <= p_bound
$$;
