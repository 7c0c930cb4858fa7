-- Appends leaves to the Merkle tree of a round. Returns the new subtrees, and the nodes that the leaves
-- completed, in the order of completion.
--
-- p_tree   complete subtrees, as in wingo_round
-- p_count  number of leaves before
create or replace function wingo_append(
  p_tree bytea[], p_count int, p_leaves bytea[], out tree bytea[], out nodes bytea
) language plpgsql immutable as $$
declare
  node bytea;
  height int;
  completed bytea[] := '{}';
begin
  tree := p_tree;
  foreach node in array p_leaves loop
    height := 0;
    while height < 31 and (p_count >> height) & 1 = 1 loop
      height := height + 1;
      node := sha256('\x01'::bytea || tree[height] || node);
      completed := array_append(completed, node);
      tree[height] := null;
    end loop;
    tree[height + 1] := node;
    p_count := p_count + 1;
  end loop;
  nodes := coalesce((select string_agg(part, '' order by place)
    from unnest(completed) with ordinality as made (part, place)), '');
end $$;
