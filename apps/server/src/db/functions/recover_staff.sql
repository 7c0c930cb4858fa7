-- Invites an administrator as the owner of the database, when no administrator can. The invitation becomes
-- valid after a delay, in which the administrators can disable it. An existing administrator keeps access
-- until then.
--
-- p_hours  delay in hours
create or replace function recover_staff(p_name text, p_email text, p_hours int, p_hash bytea, p_reason text)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  person bigint;
begin
  if not staff_is_owner() then
    raise exception 'Only the owner of the database recovers access.' using errcode = 'insufficient_privilege';
  end if;
  if not exists (select from staff_administrators()) then
    raise exception 'There is no administrator yet. Invite the first one.' using errcode = 'check_violation';
  end if;
  perform check_staff_role('administrator', p_reason);
  insert into staff_account as account (name, email, invite_hash, invite_from, invite_until)
    values (trim(p_name), lower(trim(p_email)), p_hash, clock_timestamp() + make_interval(hours => p_hours),
      clock_timestamp() + make_interval(hours => p_hours) + interval '3 days')
    on conflict (lower(name)) do update set
      invite_hash = excluded.invite_hash, invite_from = excluded.invite_from,
      invite_until = excluded.invite_until
    where account.id in (select id from staff_administrators())
    returning id into person;
  if person is null then
    raise exception '% has an account that is not an administrator''s. Give another name.', p_name
      using errcode = 'check_violation';
  end if;
  insert into staff_grant (account_id, role) values (person, 'administrator') on conflict do nothing;
  perform note_staff('recovery', 'recover', trim(p_name), p_reason, jsonb_build_object('hours', p_hours));
end $$;
