-- Returns the largest loss of a round: its largest payout less its stakes after fees. 0 if it cannot lose.
create or replace function wingo_loss(p_exposure bigint[], p_kept bigint) returns bigint
language plpgsql immutable as $$
declare
  largest bigint := 0;
begin
  for digit in 1 .. 10 loop
    largest := greatest(largest, p_exposure[digit]);
  end loop;
  return greatest(0, largest - p_kept);
end $$;
