-- Skips runs of rank bonuses, which an earlier release paid.
create or replace function skip_rank_runs() returns trigger language plpgsql as $$
begin
  return null;
end $$;

create or replace trigger income_run_without_ranks before insert on income_run
  for each row when (new.kind = 'ranks') execute function skip_rank_runs();
