-- Reality checks of members: see docs/decisions/betting.md.

alter table member
  -- Minutes of play between two reality checks; null for none.
  add column reality_check_minutes smallint check (reality_check_minutes in (15, 30, 60)),
  -- Time when the member last answered a reality check; null before the first answer.
  add column reality_checked_at timestamptz;
