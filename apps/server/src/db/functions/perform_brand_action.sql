-- Adds an action on a brand to the audit log, in the transaction of the action. Fails without the permission,
-- and if another person has to approve the action.
create or replace function perform_brand_action(p_account bigint, p_permission text, p_brand text,
  p_detail jsonb, p_reason text, p_address text)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform require_brand_permission(p_account, p_permission, p_brand);
  if brand_action_waits(p_permission) then
    raise exception 'Another person has to approve %.', p_permission using errcode = 'insufficient_privilege';
  end if;
  perform append_staff_audit((select name from staff_account where id = p_account), p_permission, p_brand,
    p_reason, p_detail, p_address);
end $$;
