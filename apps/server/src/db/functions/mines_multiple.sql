-- Returns the multiple of a game of Mines after safe cells, in ten-thousandths, rounded down; null for a number
-- of mines or cells that is not on offer. Tests compare it with @platform/rules/mines.
create or replace function mines_multiple(p_mines int, p_opened int) returns bigint
language plpgsql immutable as $$
declare
  ways numeric := 9900;
  safe_ways numeric := 1;
begin
  if (p_mines between 1 and 24 and p_opened between 1 and 25 - p_mines) is not true then
    return null;
  end if;
  for cell in 0 .. p_opened - 1 loop
    ways := ways * (25 - cell);
    safe_ways := safe_ways * (25 - p_mines - cell);
  end loop;
  return div(ways, safe_ways);
end $$;
