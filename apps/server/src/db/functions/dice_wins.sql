-- Returns true if a Dice bet wins with a roll. A roll on the target loses.
--
-- p_settings  direction and target, such as `over:50.00`
-- p_roll      such as `98.30`
create or replace function dice_wins(p_settings text, p_roll text) returns boolean language sql immutable as $$
  select case split_part(p_settings, ':', 1)
    when 'over' then p_roll::numeric > split_part(p_settings, ':', 2)::numeric
    when 'under' then p_roll::numeric < split_part(p_settings, ':', 2)::numeric end
$$;
