-- Breaks and self-exclusions that members begin (docs/decisions/betting.md). Rows are never changed, so nothing
-- shortens a break. A longer one is another row, and the last end counts.
create table play_break (
  member_id bigint not null references member,
  begun_at timestamptz not null,
  -- The list is that of the rules: see play_break_end.
  length text not null check (length in (
    'day', 'week', 'month', 'twoMonths', 'threeMonths', 'halfYear', 'year', 'fiveYears', 'forever')),
  -- Whole milliseconds; infinity without an end.
  ends_at timestamptz not null,
  -- True for a self-exclusion.
  excludes boolean not null
    generated always as (length in ('halfYear', 'year', 'fiveYears', 'forever')) stored,
  primary key (member_id, ends_at),
  check (ends_at > begun_at)
);
