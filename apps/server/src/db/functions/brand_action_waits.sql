-- Returns true if another person has to approve an action: with real money, and only for some actions.
create or replace function brand_action_waits(p_permission text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select (select amount from money_limit where name = 'grant') = 0
    and (select approval from staff_permission where name = p_permission) is not null
$$;
