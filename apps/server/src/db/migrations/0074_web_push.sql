-- Browsers that members let notify them while the site is closed (Web Push), and what is on its way there.

create table push_subscription (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  -- The newest sign-in of the browser. It may be over by time, and the browser is notified all the same.
  session_id uuid not null,
  -- Where to send, and for whom it is encrypted. Who knows the address can send there.
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  -- The setting that allows the endpoint. Each has a queue of its own, so that none holds up another.
  service text not null,
  -- What the member wants to be notified of.
  outcomes boolean not null,
  security boolean not null,
  changed_at timestamptz not null default clock_timestamp()
);
create index push_subscription_member on push_subscription (member_id);
create index push_subscription_session on push_subscription (session_id);

-- What is to be sent. The text is written when it is: it has all that happened by then.
create table push_delivery (
  subscription_id bigint not null references push_subscription on delete cascade,
  -- Events about the same are sent once: a round is paid in batches, with an event for each.
  subject text not null,
  -- The first of these events, a row of member_event.
  event_id bigint not null,
  service text not null,
  due_at timestamptz not null,
  -- Later it is of no use.
  expires_at timestamptz not null,
  attempts int not null default 0,
  primary key (subscription_id, subject)
);
create index push_delivery_due on push_delivery (service, due_at);

-- Up to where member_event is in push_delivery: see Position in apps/server/src/live.
create table push_position (
  -- One row.
  single boolean primary key default true check (single),
  snapshot pg_snapshot not null
);
insert into push_position (snapshot) values (pg_current_snapshot());

-- A browser that is signed in again keeps its subscription. Another member who signs in there ends it.
create function follow_device() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from push_subscription where session_id in (
    select session_id from known_device
      where token_hash = new.token_hash and member_id <> new.member_id);
  if tg_op = 'UPDATE' then
    update push_subscription set session_id = new.session_id
      where session_id = old.session_id and new.session_id is not null;
  end if;
  return null;
end $$;

create trigger known_device_followed after insert or update of session_id on known_device
  for each row execute function follow_device();

-- Browsers are forgotten when another person may be using them, as after a change of the password.
create function forget_push() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from push_subscription where session_id = old.session_id;
  return null;
end $$;

create trigger known_device_forgotten after delete on known_device
  for each row execute function forget_push();

-- As before, and browsers that were signed out since that moment are not notified again.
create or replace function after_restore() returns void language plpgsql as $$
begin
  update session set revoked_at = clock_timestamp()
    where revoked_at is null and expires_at > clock_timestamp();
  delete from password_reset;
  delete from email_confirmation;
  delete from push_subscription;
  -- No code of an authenticator app that is shown now is taken: it may have been.
  update two_factor set last_step = greatest(
    last_step, (extract(epoch from clock_timestamp()) / 30)::bigint + 1);
end $$;
