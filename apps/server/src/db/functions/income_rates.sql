-- Returns the rates of income. Tests compare them with apps/server/src/income/economics.ts.
--
-- step      level, plan or rank, from 1; 0 for kinds without one
-- at_least  locked funds of the team from which a rank counts, in micro-USDT
-- rate      in millionths; per year for direct, locker and rank; for originals, the part of a stake that counts
create or replace function income_rates() returns table (kind text, step int, at_least bigint, rate bigint)
language sql immutable as $$
  values ('originals', 0, 0::bigint, 400000::bigint), ('rebate', 0, 0, 1000),
    ('level', 1, 0, 3000), ('level', 2, 0, 2000), ('level', 3, 0, 1000), ('level', 4, 0, 500),
    ('level', 5, 0, 500), ('level', 6, 0, 500), ('level', 7, 0, 500), ('level', 8, 0, 500),
    ('level', 9, 0, 500), ('level', 10, 0, 500),
    ('self', 0, 0, 35),
    ('direct', 0, 0, 10000),
    ('locker', 1, 0, 20000), ('locker', 2, 0, 30000), ('locker', 3, 0, 40000),
    ('locker', 4, 0, 50000), ('locker', 5, 0, 60000),
    ('rank', 1, 1000000000, 1250), ('rank', 2, 10000000000, 2500),
    ('rank', 3, 100000000000, 3750), ('rank', 4, 1000000000000, 5000)
$$;
