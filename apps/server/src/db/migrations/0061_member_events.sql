-- What happened to members, for the live stream and for the list of what happened. Written by triggers,
-- in the transaction of the fact itself, whichever program or operator causes it. They run as their
-- owner, so that no other role needs the right to write it.

-- No references, which would be checked row by row while a round is settled.
create table member_event (
  member_id bigint not null,
  id bigint generated always as identity,
  kind text not null check (
    kind in ('bets', 'deposit', 'withdrawal', 'lock', 'income', 'ticket', 'security')),
  detail jsonb not null default '{}',
  at timestamptz not null default clock_timestamp(),
  -- Transactions do not commit in the order of ids. Who has read the table under one snapshot finds what
  -- became visible since by the transactions that the snapshot did not see.
  written_by xid8 not null default pg_current_xact_id(),
  primary key (member_id, id)
);
create index member_event_written on member_event (written_by);
-- For the sweep: rows lie in the order of time, so this costs writers next to nothing.
create index member_event_at on member_event using brin (at);

-- All servers listen to one channel, live. Empty: there are new events. 'r' and a game: one of its rounds
-- was closed, drawn or called off. 'b' and members: their balances have changed.
create function tell_live() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', '');
  return null;
end $$;

create trigger member_event_told after insert on member_event
  for each statement execute function tell_live();

create function usdt_text(p_amount numeric) returns text language sql immutable as
  $$ select trim_scale(p_amount / 1000000)::text $$;

-- One event a member for each batch of bets that a round has paid: see wingo_pay_bets.
create function log_settled_bets() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into member_event (member_id, kind, detail)
  select bet.member_id, 'bets', jsonb_build_object('game', new.game, 'round', new.number,
      'result', new.result, 'bets', count(*), 'stake', usdt_text(sum(bet.stake)),
      'received', usdt_text(coalesce(sum(payout.amount), 0)),
      'ends_at', (extract(epoch from new.ends_at) * 1000)::bigint)
    from wingo_bet bet
    left join (
      select bet_id, amount from wingo_payout
        where bet_id > old.paid_through and bet_id <= new.paid_through
    ) payout on payout.bet_id = bet.id
    where bet.round_id = new.id and bet.id > old.paid_through and bet.id <= new.paid_through
    group by bet.member_id;
  return null;
end $$;

-- See check_payouts() in 0032_baseline.sql for the reason.
alter function log_settled_bets set plan_cache_mode = force_generic_plan;
alter function log_settled_bets set enable_seqscan = off;
alter function log_settled_bets set enable_nestloop = off;
alter function log_settled_bets set jit = off;

create trigger wingo_round_logs_bets after update of paid_through on wingo_round
  for each row when (new.paid_through > old.paid_through)
  execute function log_settled_bets();

create function tell_round() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'r' || new.game);
  return null;
end $$;

create trigger wingo_round_told after update of state on wingo_round
  for each row when (
    new.state is distinct from old.state and new.state in ('closed', 'drawn', 'voiding'))
  execute function tell_round();

create function log_deposit() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into member_event (member_id, kind, detail)
  values (new.member_id, 'deposit',
    jsonb_build_object('amount', usdt_text(new.amount), 'network', new.network));
  return null;
end $$;

create trigger deposit_logged after insert on deposit
  for each row execute function log_deposit();

create function log_lock() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into member_event (member_id, kind, detail)
  values (new.member_id, 'lock', jsonb_build_object('amount', usdt_text(new.amount),
    'released', new.released_at is not null));
  return null;
end $$;

create trigger fund_lock_logged after insert on fund_lock
  for each row execute function log_lock();
create trigger fund_lock_release_logged after update of released_at on fund_lock
  for each row when (new.released_at is distinct from old.released_at)
  execute function log_lock();

create function log_income() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into member_event (member_id, kind, detail)
  select member_id, 'income', jsonb_build_object('of', kind, 'amount', usdt_text(sum(amount)))
    from credited group by member_id, kind;
  return null;
end $$;

create trigger income_logged after insert on income
  referencing new table as credited for each statement execute function log_income();

create function log_ticket() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into member_event (member_id, kind, detail)
  values (new.member_id, 'ticket', jsonb_build_object('ticket', new.id::text,
    'state', case when new.closed_at is not null then 'closed'
      when new.solution <> '' then 'answered' else 'opened' end));
  return null;
end $$;

create trigger ticket_opened after insert on ticket
  for each row execute function log_ticket();
create trigger ticket_moved after update of solution, closed_at on ticket
  for each row when ((new.solution, new.closed_at) is distinct from (old.solution, old.closed_at))
  execute function log_ticket();

-- The security log knows every step of a withdrawal, too.
create function log_security_notice() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  step text := substring(new.event from '^withdrawal-(asked|paid|returned)$');
begin
  if step is not null then
    insert into member_event (member_id, kind, detail)
    values (new.member_id, 'withdrawal', jsonb_build_object('step', step,
      'amount', new.detail -> 'amount', 'network', new.detail -> 'network'));
  elsif new.event <> 'funds-locked' then
    insert into member_event (member_id, kind, detail)
    values (new.member_id, 'security', jsonb_build_object('event', new.event));
  end if;
  return null;
end $$;

create trigger security_event_told after insert on security_event
  for each row when (new.member_id is not null) execute function log_security_notice();
