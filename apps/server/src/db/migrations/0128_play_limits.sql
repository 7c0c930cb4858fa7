-- Limits that members set for their stakes and losses (docs/decisions/betting.md). Only functions write these
-- tables, while they hold the main account of the member.

-- Totals of the members who have set a limit, since the first entry.
create table play_total (
  member_id bigint primary key references member,
  -- Stakes less refunds, in micro-USDT.
  staked bigint not null default 0,
  -- Payouts of bets, in micro-USDT.
  returned bigint not null default 0,
  -- Time of the last entry.
  last_at timestamptz not null default '-infinity'
) with (fillfactor = 50);

-- Stakes, refunds and payouts of these members. The next entry of a member deletes those that are older than
-- every period of a limit.
create table play_entry (
  member_id bigint not null,
  at timestamptz not null,
  -- Totals before this entry. The sum of a period is the total less that of its first entry.
  staked bigint not null,
  returned bigint not null,
  primary key (member_id, at)
);

create table play_limit (
  member_id bigint not null references member,
  kind text not null check (kind in ('stakes', 'losses')),
  hours int not null check (hours in (24, 168, 720)),
  -- In micro-USDT.
  amount bigint not null check (amount between 0 and 1000000000000000),
  -- Time when the member asked to raise or remove the limit; null without a request.
  asked_at timestamptz,
  -- Requested amount; null to remove the limit.
  asked_amount bigint check (asked_amount > amount and asked_amount <= 1000000000000000),
  primary key (member_id, kind, hours),
  constraint play_limit_asks check (asked_at is not null or asked_amount is null)
);

-- The check would read all refusals, so it is not validated: earlier rows fulfil the earlier check.
alter table wingo_refusal drop constraint wingo_refusal_outcome_check;
alter table wingo_refusal add constraint wingo_refusal_outcome_check
  check (outcome in ('closed', 'funds', 'liability', 'limit')) not valid;
alter table original_refusal drop constraint original_refusal_outcome_check;
alter table original_refusal add constraint original_refusal_outcome_check
  check (outcome in ('funds', 'win', 'rotate', 'used', 'never', 'limit')) not valid;
