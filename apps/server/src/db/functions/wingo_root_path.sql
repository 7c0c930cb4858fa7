-- Returns the path of a bet in the Merkle tree of its closed round: the hash of the sibling on each level,
-- from the leaf upwards, and null for a missing sibling. The function reads each stored node by its place:
-- node `index` on level `height` was completed by leaf (index + 1) * 2^height - 1, and the first n leaves
-- completed n minus the number of bits of n nodes.
create or replace function wingo_root_path(p_round bigint, p_number int) returns bytea[]
language plpgsql stable as $$
declare
  leaves int;
  peaks bytea[];
  path bytea[] := '{}';
  node bytea;
  place int := p_number;
  size int;
  height int := 0;
  sibling int;
  last int;
begin
  select bets, tree, bets into leaves, peaks, size from wingo_round
    where id = p_round and root is not null;
  while size > 1 loop
    sibling := place # 1;
    last := ((sibling + 1) << height) - 1;
    if sibling >= size then
      node := null;
    elsif last >= leaves then
      node := wingo_fold(peaks, height);
    else
      select case height when 0 then substring(batch.leaves from 1 + 32 * (last - first_number) for 32)
          else substring(nodes from 1 + 32 * (
            last - bit_count(last::bit(32))::int + height - 1
            - (first_number - bit_count(first_number::bit(32))::int)) for 32) end
        into node from wingo_batch batch
        where round_id = p_round and first_number <= last order by first_number desc limit 1;
    end if;
    path := array_append(path, node);
    place := place >> 1;
    size := (size + 1) >> 1;
    height := height + 1;
  end loop;
  return path;
end $$;
