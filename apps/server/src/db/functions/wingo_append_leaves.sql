-- Appends leaves to the Merkle tree of a round. Returns the new subtrees, and the nodes that the leaves
-- completed, in the order of completion.
--
-- p_tree    complete subtrees, as in wingo_round
-- p_count   number of earlier leaves
-- p_leaves  32 bytes each
create or replace function wingo_append_leaves(
  p_tree bytea[], p_count int, p_leaves bytea, out tree bytea[], out nodes bytea
) language plpgsql immutable as $$
declare
  node bytea;
  height int;
begin
  tree := p_tree;
  nodes := '';
  for n in 0 .. octet_length(p_leaves) / 32 - 1 loop
    node := substring(p_leaves from 32 * n + 1 for 32);
    height := 1;
    while p_count & (1 << height - 1) <> 0 loop
      node := sha256('\x01'::bytea || tree[height] || node);
      nodes := nodes || node;
      height := height + 1;
    end loop;
    tree[height] := node;
    p_count := p_count + 1;
  end loop;
  -- The loop leaves subtrees behind that have become part of larger ones.
  for height in 1 .. cardinality(tree) loop
    if p_count & (1 << height - 1) = 0 then
      tree[height] := null;
    end if;
  end loop;
end $$;
