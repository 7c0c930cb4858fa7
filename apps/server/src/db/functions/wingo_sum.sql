-- Adds two arrays of ten amounts.
create or replace function wingo_sum(p_one bigint[], p_other bigint[]) returns bigint[]
language plpgsql immutable as $$
begin
  for digit in 1 .. 10 loop
    p_one[digit] := p_one[digit] + p_other[digit];
  end loop;
  return p_one;
end $$;
