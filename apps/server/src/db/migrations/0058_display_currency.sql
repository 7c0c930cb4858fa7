-- The currency that a member sees amounts in beside USDT, by its ISO 4217 code; empty for none. Money
-- is USDT all the same.
alter table member add column display_currency text not null default ''
  check (display_currency ~ '^([A-Z]{3})?$');
