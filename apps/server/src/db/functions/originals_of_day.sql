-- Returns the stakes of a day, UTC, on Dice, Mines and Plinko. A game of Mines belongs to the day of its end. A
-- returned stake does not count.
create or replace function originals_of_day(p_day date) returns table (member_id bigint, stake bigint)
language sql stable as $$
  with day as materialized (
    select begins, ends, first_id_since(begins) as first_id
      from (
        select p_day::timestamp at time zone 'UTC' as begins,
          (p_day + 1)::timestamp at time zone 'UTC' as ends) times)
  select bet.member_id, bet.stake from day join original_bet bet
      on bet.id >= first_id and placed_at >= begins and placed_at < ends
  union all
  select game.member_id, game.stake from day join mines_game game
      on state in ('lost', 'cashed_out') and ended_at >= begins and ended_at < ends
$$;
