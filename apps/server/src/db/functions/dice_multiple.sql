-- Returns the multiple of a Dice bet in ten-thousandths, rounded down; null for a bet that is not on offer.
-- Tests compare it with @platform/rules/originals.
--
-- p_settings  direction and target, such as `over:50.00`
create or replace function dice_multiple(p_settings text) returns bigint language sql immutable as $$
  select case when winning between 1 and 9800 then 99000000 / winning end
  from (
    select case direction when 'over' then 10000 - target when 'under' then target end as winning
    from (
      select split_part(p_settings, ':', 1) as direction,
        replace(split_part(p_settings, ':', 2), '.', '')::bigint as target
      where p_settings ~ '^(over|under):(0|[1-9]\d?)\.\d\d$') bet) rolls
$$;
