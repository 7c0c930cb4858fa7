-- Returns the hash over the complete subtrees up to a height, from the smallest. Null if there are none.
create or replace function wingo_fold(p_tree bytea[], p_height int) returns bytea
language plpgsql immutable as $$
declare
  folded bytea;
begin
  for height in 1 .. least(p_height, coalesce(cardinality(p_tree), 0)) loop
    continue when p_tree[height] is null;
    folded := case when folded is null then p_tree[height]
      else sha256('\x01'::bytea || p_tree[height] || folded) end;
  end loop;
  return folded;
end $$;
