-- Staff: named people apart from members, their roles, and the record of their actions (docs/operating.md,
-- "Staff"). Only functions write these tables.

-- Actions of staff. An action without a row is denied.
create table staff_permission (
  name text primary key,
  -- Permission that the second person needs; null if one person suffices.
  approval text references staff_permission
);

create table staff_role (
  role text not null,
  permission text not null references staff_permission,
  primary key (role, permission)
);

insert into staff_permission (name) values
  ('staff.manage'), ('staff.read'), ('member.read'), ('member.approve'), ('member.reset-2fa'),
  ('ticket.answer'), ('withdrawal.approve'), ('balance.approve'), ('ledger.note'),
  ('brand.draft'), ('brand.approve'), ('brand.rollback');
insert into staff_permission (name, approval) values
  ('member.freeze', 'member.approve'), ('member.unfreeze', 'member.approve'),
  ('member.resume', 'member.approve'), ('withdrawal.verdict', 'withdrawal.approve'),
  ('balance.adjust', 'balance.approve'), ('brand.publish', 'brand.approve');
insert into staff_role (role, permission)
  select role, permission from (values
    ('administrator', '{staff.manage,staff.read,member.approve,balance.approve}'::text[]),
    ('brand manager', '{brand.draft,brand.publish,brand.rollback}'),
    ('brand approver', '{brand.approve,brand.rollback}'),
    ('support', '{member.read,member.freeze,member.unfreeze,member.resume,member.reset-2fa,ticket.answer}'),
    ('payments', '{member.read,withdrawal.verdict,withdrawal.approve,balance.adjust,ledger.note}'),
    ('risk', '{member.read,member.freeze,member.unfreeze,member.approve,withdrawal.approve,balance.approve}'),
    ('auditor', '{staff.read,member.read}')) as roles (role, permissions), unnest(permissions) as permission;

create table staff_account (
  id bigint generated always as identity primary key,
  name text not null check (name ~ '^\S(.{0,58}\S)?$'),
  email text not null check (email like '%_@_%'),
  -- True for a program, such as a build server. Programs approve nothing.
  is_service boolean not null default false,
  -- Database login of the person; null until the invitation is accepted, and with test money.
  login text unique,
  -- SHA-256 of the code of the open invitation; null without one.
  invite_hash bytea unique,
  invite_from timestamptz,
  invite_until timestamptz,
  accepted_at timestamptz,
  -- End of temporary access; null for permanent access.
  expires_at timestamptz,
  disabled_at timestamptz,
  constraint staff_account_invite check ((invite_hash is null) = (invite_until is null)),
  constraint staff_account_service_expires check (not is_service or expires_at is not null)
);
create unique index staff_account_name on staff_account (lower(name));

-- Roles of people.
create table staff_grant (
  account_id bigint not null references staff_account,
  role text not null,
  -- Brand id, or `*` for every brand. Actions outside brands need `*`.
  brand text not null default '*' check (brand <> ''),
  primary key (account_id, role, brand)
);

-- Actions that were requested, and their outcome.
create table staff_request (
  id bigint generated always as identity primary key,
  permission text not null references staff_permission,
  -- Member, ticket, withdrawal or transfer of the action.
  subject text not null,
  detail jsonb not null,
  reason text not null check (trim(reason) <> ''),
  requested_by bigint not null references staff_account,
  requested_at timestamptz not null default clock_timestamp(),
  outcome text check (outcome in ('done', 'declined')),
  decided_by bigint references staff_account,
  decided_at timestamptz,
  constraint staff_request_decided check ((outcome is null) = (decided_at is null))
);
create index staff_request_open on staff_request (id) where outcome is null;

-- Audit log. Each hash covers the entry and the hash before it, so a changed or removed entry breaks the chain.
create table staff_audit (
  number bigint primary key check (number > 0),
  -- JSON object, exactly as hashed.
  entry text not null,
  -- SHA-256 of the previous hash and the entry.
  hash bytea not null
);
