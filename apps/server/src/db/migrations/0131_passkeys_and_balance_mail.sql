-- Emails to members about corrections of their balances. `security_mail` cannot hold them: servers of the
-- previous release have no texts for these events.
create table balance_mail (
  event_id bigint primary key references security_event,
  -- Time of the next attempt, as in `security_mail`.
  due_at timestamptz not null default clock_timestamp()
);

-- Names that people give their passkeys.
alter table staff_passkey add column name text not null default 'Passkey' check (name ~ '^\S(.{0,38}\S)?$');

-- Challenge of a passkey that the person of the session adds; each is used once.
alter table staff_session add column challenge text;
