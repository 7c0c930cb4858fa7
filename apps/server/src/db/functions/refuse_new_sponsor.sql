-- Refuses to change the sponsor of a member, because the team depends on it.
create or replace function refuse_new_sponsor() returns trigger language plpgsql as $$
begin
  raise exception 'The sponsor of member % stays who it is: the team depends on it.', old.id
    using errcode = 'restrict_violation';
end $$;

create or replace trigger member_keeps_sponsor before update on member
  for each row when (old.sponsor_id is distinct from new.sponsor_id)
  execute function refuse_new_sponsor();
