-- A bankroll with a floor, a budget for bonuses, and limits of payouts (docs/operating.md, "Funds").

-- ## Bankroll: the account `house`

alter table wingo_round
  -- Stakes of the accepted bets after the fee.
  add column kept bigint not null default 0,
  -- Part of the bankroll that is reserved for the largest possible loss of the round.
  add column reserved bigint not null default 0;

-- `bonuses` pays all income. `house` and `bonuses` store their balances. In a database of an earlier release
-- both are null until change_funds funds the account, and no limit applies until then.
alter table account
  drop constraint account_kind_check, drop constraint account_has_owner,
  drop constraint account_keeps_balance, drop constraint account_not_negative;
alter table account
  add constraint account_kind_check check (kind in
    ('main', 'locker', 'pending', 'escrow', 'fees', 'house', 'bonuses', 'issuance', 'chain')) not valid,
  add constraint account_has_owner check (
    (owner is null) = (kind in ('fees', 'house', 'bonuses', 'issuance', 'chain'))) not valid,
  add constraint account_keeps_balance check (case
    when kind in ('house', 'bonuses') then true
    else (balance is null) = (kind in ('fees', 'issuance', 'chain')) end) not valid,
  -- A payout that is owed may exceed the bankroll.
  add constraint account_not_negative check (balance >= 0 or kind = 'house') not valid;
insert into account (kind, balance) values ('bonuses', null);

-- ## Limits: see 0104_money_limits.sql

-- `issuance` limits the money that is created in a day (UTC), and `floor` is the smallest bankroll. `hourly`
-- limits the payouts of an hour, `member` those to one member. Payouts above `approval` need two persons.
alter table money_limit drop constraint money_limit_name_check;
alter table money_limit add constraint money_limit_name_check check (name in
  ('grant', 'deposits', 'liability', 'issuance', 'floor', 'hourly', 'member', 'approval'));
insert into money_limit (name, amount) values
  ('issuance', 1000000000000), ('floor', 0), ('hourly', 100000000000), ('member', 50000000000),
  ('approval', 10000000000);

-- Money that was created on a day, UTC: all payments out of the account `issuance`.
create table issuance_day (
  day date primary key,
  amount bigint not null check (amount > 0)
);

-- ## Payouts

-- Finds the payments of the last hour, whose sum is limited.
create index payment_signed on payment (signed_at);

-- Requests to pay a large withdrawal, and their approvals by another person.
create table withdrawal_approval (
  withdrawal_id bigint not null references withdrawal,
  step text not null check (step in ('requested', 'approved')),
  reason text not null check (reason <> ''),
  login text not null default session_user,
  -- Name of the person, as the command passed it.
  person text not null check (person <> ''),
  at timestamptz not null default clock_timestamp(),
  primary key (withdrawal_id, step)
);
