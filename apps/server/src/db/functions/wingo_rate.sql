-- Returns the payout per USDT of stake, in micro-USDT, of a bet on a digit. Tests compare it with payout in
-- packages/rules.
create or replace function wingo_rate(p_type text, p_value text, p_digit int) returns bigint
language sql immutable as $$
  select case
    when p_type = 'number' then case when p_value = p_digit::text then 8820000 else 0 end
    when p_type = 'high' then case when p_digit >= 5 then 1960000 else 0 end
    when p_type = 'low' then case when p_digit < 5 then 1960000 else 0 end
    when p_value = 'violet' then case when p_digit in (0, 5) then 4410000 else 0 end
    when (p_digit % 2 = 1) <> (p_value = 'green') then 0
    when p_digit in (0, 5) then 1470000
    else 1960000 end::bigint
$$;
