-- Who is below whom, and how many levels: every pair of a member and somebody above, so that a team
-- of any size is read by index, without walking it.
create table team (
  ancestor_id bigint not null references member,
  -- 1 for those whom the ancestor has referred.
  depth int not null check (depth > 0),
  descendant_id bigint not null references member,
  primary key (ancestor_id, depth, descendant_id)
);
create unique index team_upline on team (descendant_id, depth) include (ancestor_id);

create function join_team() returns trigger language plpgsql as $$
begin
  insert into team (ancestor_id, depth, descendant_id)
    select new.sponsor_id, 1, new.id
    union all
    select ancestor_id, depth + 1, new.id from team where descendant_id = new.sponsor_id;
  return null;
end $$;

create trigger member_joins_team after insert on member
  for each row when (new.sponsor_id is not null) execute function join_team();

create function refuse_new_sponsor() returns trigger language plpgsql as $$
begin
  raise exception 'The sponsor of member % stays who it is: the team depends on it.', old.id
    using errcode = 'restrict_violation';
end $$;

create trigger member_keeps_sponsor before update on member
  for each row when (old.sponsor_id is distinct from new.sponsor_id)
  execute function refuse_new_sponsor();

create trigger team_append_only before update or delete or truncate on team
  for each statement execute function refuse_change();

-- Those who were there before.
insert into team (ancestor_id, depth, descendant_id)
with recursive above (ancestor_id, depth, descendant_id) as (
  select sponsor_id, 1, id from member where sponsor_id is not null
  union all
  select member.sponsor_id, above.depth + 1, above.descendant_id
    from above join member on member.id = above.ancestor_id
    where member.sponsor_id is not null
)
select ancestor_id, depth, descendant_id from above;
