create table ticket (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  type text not null check (type in ('bug', 'feature', 'account', 'other')),
  -- As the member gave them: they may differ from the account's.
  name text not null,
  email text not null,
  message text not null,
  -- What support answered; empty until then.
  solution text not null default '',
  created_at timestamptz not null default clock_timestamp(),
  closed_at timestamptz
);
create index ticket_member on ticket (member_id, id desc);
