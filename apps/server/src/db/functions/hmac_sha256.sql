-- Returns HMAC-SHA256 (RFC 2104) for a key of at most 64 bytes.
create or replace function hmac_sha256(p_key bytea, p_message bytea) returns bytea
language plpgsql immutable as $$
declare
  inner_pad bytea := decode(repeat('36', 64), 'hex');
  outer_pad bytea := decode(repeat('5c', 64), 'hex');
  key_byte int;
begin
  for n in 0 .. length(p_key) - 1 loop
    key_byte := get_byte(p_key, n);
    inner_pad := set_byte(inner_pad, n, get_byte(inner_pad, n) # key_byte);
    outer_pad := set_byte(outer_pad, n, get_byte(outer_pad, n) # key_byte);
  end loop;
  return sha256(outer_pad || sha256(inner_pad || p_message));
end $$;
