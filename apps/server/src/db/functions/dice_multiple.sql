-- Returns the multiple of a Dice bet in ten-thousandths, rounded down; null for a bet that is not on offer.
-- Tests compare it with @platform/rules/originals.
--
-- p_settings  direction and target, such as `over:50.00`
create or replace function dice_multiple(p_settings text) returns bigint language plpgsql immutable as $$
declare
  target bigint;
  -- Number of rolls of 10,000 that win.
  winning bigint;
begin
  if p_settings !~ '^(over|under):(0|[1-9]\d?)\.\d\d$' then
    return null;
  end if;
  target := replace(split_part(p_settings, ':', 2), '.', '');
  winning := case when p_settings like 'over:%' then 10000 - target else target end;
  return case when winning between 1 and 9800 then 99000000 / winning end;
end $$;
