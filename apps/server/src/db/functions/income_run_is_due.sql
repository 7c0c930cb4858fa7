-- Reports whether a run may be paid. A day waits until all rounds drawn on it are settled and paid. Its rebates
-- and Self bonuses wait until the run of Dice, Mines and Plinko has counted and paid its turnover.
create or replace function income_run_is_due(run income_run) returns boolean
language sql stable as $$
  select run.finished_at is null and (run.kind = 'round' or not exists (
      select from income_run earlier join wingo_round on wingo_round.id = earlier.round_id
        where earlier.kind = 'round' and earlier.finished_at is null
          and draws_at < (run.day + 1)::timestamp at time zone 'UTC')
    and not exists (
      select from wingo_round
        where state not in ('settled', 'voided')
          and draws_at < (run.day + 1)::timestamp at time zone 'UTC')
    and (run.kind = 'originals' or not exists (
      select from income_run earlier
        where kind = 'originals' and day <= run.day and earlier.finished_at is null)))
$$;
