-- Replacing wingo_pays dropped its setting: it was planned again for every batch of bets.
alter function wingo_pays set plan_cache_mode = force_generic_plan;
