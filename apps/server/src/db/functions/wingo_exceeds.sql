-- Reports whether additional payouts exceed the liability limit of a round for any digit.
create or replace function wingo_exceeds(p_exposure bigint[], p_pays bigint[], p_limit bigint)
returns boolean language plpgsql immutable as $$
begin
  for digit in 1 .. 10 loop
    if p_pays[digit] > 0 and p_exposure[digit] + p_pays[digit] > p_limit then
      return true;
    end if;
  end loop;
  return false;
end $$;
