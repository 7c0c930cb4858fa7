-- What anyone may see of who plays: recent bets and wins, the biggest wins, the best of the week, for
-- each brand. Names stay in the row of the member, so that one who hides theirs is hidden at once.

alter table member
  -- Whose site the member used last; empty until they use one after this release.
  add column brand text not null default '',
  -- Whether not even a masked name is shown in public lists.
  add column hide_name boolean not null default false;

-- The best wins of each round, written when the round is settled. Kept for two days. No references,
-- which would be checked row by row while a round is settled.
create table public_win (
  id bigint generated always as identity primary key,
  brand text not null,
  round_id bigint not null,
  member_id bigint not null,
  game smallint not null,
  -- What the member staked on the round, and what they were paid.
  staked bigint not null,
  received bigint not null,
  -- From when the countdown allows the result to be shown.
  shown_at timestamptz not null
);
create index public_win_recent on public_win (brand, shown_at desc);
create index public_win_biggest on public_win (brand, received desc);

-- What the rounds of a week have cost and brought each member; added to when a round is settled.
create table week_standing (
  -- The Monday that the week begins with, UTC.
  week date not null,
  brand text not null,
  member_id bigint not null,
  staked bigint not null,
  received bigint not null,
  primary key (week, brand, member_id)
);
create index week_standing_best on week_standing (week, brand, (received - staked) desc);

-- 'n' on the channel of 0061_member_events.sql: who is shown in public lists, and how, has changed.
create function tell_names() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'p');
  return null;
end $$;

create trigger member_name_told after update of hide_name, disabled on member
  for each row when ((new.hide_name, new.disabled) is distinct from (old.hide_name, old.disabled))
  execute function tell_names();
