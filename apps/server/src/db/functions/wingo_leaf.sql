-- Returns the hash of a bet's statement: the leaf of a Merkle tree (docs/fairness.md). The function is stable
-- because its body is: the planner inlines it, which takes a sixth of the time of a call.
create or replace function wingo_leaf(
  p_bet bigint, p_round text, p_number int, p_commitment bytea, p_beacon_round bigint, p_type text,
  p_value text, p_stake bigint
) returns bytea language sql stable as $$
  select sha256('\x00'::bytea || convert_to(concat_ws(E'\n', p_bet, p_round, p_number,
    encode(p_commitment, 'hex'), coalesce(p_beacon_round::text, ''), p_type, p_value,
    usdt_text(p_stake)), 'UTF8'))
$$;
