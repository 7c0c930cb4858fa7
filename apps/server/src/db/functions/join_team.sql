-- Adds a new member to the teams of the 100 nearest members above. The limit bounds the cost of a
-- sign-up.
create or replace function join_team() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into team (ancestor_id, depth, descendant_id)
    select new.sponsor_id, 1, new.id
    union all
    select ancestor_id, depth + 1, new.id from team
      where descendant_id = new.sponsor_id and depth < 100;
  return null;
end $$;

create or replace trigger member_joins_team after insert on member
  for each row when (new.sponsor_id is not null) execute function join_team();
