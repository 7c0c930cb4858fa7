-- Returns true if an account may perform an action. All checks of permissions call this function. Denies
-- everything that no row permits. Programs approve nothing.
--
-- p_brand  brand of the action; null for an action outside brands, which needs a role for every brand
create or replace function staff_may(p_account bigint, p_permission text, p_brand text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from staff_account account
    join staff_grant on staff_grant.account_id = account.id
    join staff_role on staff_role.role = staff_grant.role
    where account.id = p_account and accepted_at is not null and disabled_at is null
      and (expires_at is null or expires_at > clock_timestamp())
      and permission = p_permission
      and (brand = '*' or brand = p_brand)
      and not (is_service and exists (select from staff_permission where approval = p_permission)))
$$;
