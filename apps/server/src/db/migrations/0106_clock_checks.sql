-- Comparisons of the database's clock. Only note_clock writes them.
create table clock_check (
  -- `beacon` proves only that the clock is behind. `ntp` measures it in both directions.
  source text primary key check (source in ('beacon', 'ntp')),
  -- How far the database's clock is ahead, in ms; negative if it is behind.
  offset_ms bigint not null,
  measured_at timestamptz not null
);
