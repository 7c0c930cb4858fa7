-- Requests the publication of a brand, which another person has to approve. Returns the id of the request.
create or replace function request_publication(p_account bigint, p_brand text, p_detail jsonb, p_reason text,
  p_address text)
returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  made bigint;
begin
  perform require_brand_permission(p_account, 'brand.publish', p_brand);
  insert into staff_request (permission, subject, detail, reason, requested_by)
    values ('brand.publish', p_brand, p_detail, coalesce(nullif(trim(p_reason), ''), 'Publication.'), p_account)
    returning id into made;
  perform append_staff_audit((select name from staff_account where id = p_account), 'request brand.publish',
    p_brand, p_reason, jsonb_build_object('request', made) || p_detail, p_address);
  return made;
end $$;
