-- Fails if an account may not perform an action on a brand. The functions of npm run staff check other actions.
create or replace function require_brand_permission(p_account bigint, p_permission text, p_brand text)
returns void language plpgsql as $$
begin
  if p_permission not like 'brand.%' or p_brand is null
    or not staff_may(p_account, p_permission, p_brand)
  then
    raise exception '% has no role with the permission % for %.',
      (select name from staff_account where id = p_account), p_permission, p_brand
      using errcode = 'insufficient_privilege';
  end if;
end $$;
