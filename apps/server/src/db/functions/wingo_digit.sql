-- Returns the result of a round: the first byte below 250 of the HMAC, modulo ten (docs/fairness.md).
-- Rounds of earlier versions have no signature; the seed alone decides.
create or replace function wingo_digit(p_seed bytea, p_number text, p_signature bytea) returns smallint
language plpgsql immutable as $$
declare
  message text := p_number || coalesce(':' || encode(sha256(p_signature), 'hex'), '');
  bytes bytea;
  attempt int := 0;
begin
  loop
    bytes := hmac_sha256(p_seed, convert_to(
      message || case attempt when 0 then '' else ':' || attempt end, 'UTF8'));
    for n in 0 .. 31 loop
      if get_byte(bytes, n) < 250 then
        return get_byte(bytes, n) % 10;
      end if;
    end loop;
    attempt := attempt + 1;
  end loop;
end $$;
