-- Returns an amount in micro-USDT as a decimal number of USDT.
create or replace function usdt_text(p_amount numeric) returns text language sql immutable as
  $$ select trim_scale(p_amount / 1000000)::text $$;
