-- Approves or declines the publication of a brand that another person requested, and returns the request. The
-- caller publishes in the same transaction. The person who made a request may also decline it.
create or replace function decide_publication(p_account bigint, p_request bigint, p_approved boolean,
  p_reason text, p_address text)
returns staff_request language plpgsql security definer set search_path = public, pg_temp as $$
declare
  request staff_request;
begin
  select * into request from staff_request
    where id = p_request and permission = 'brand.publish' and outcome is null for update;
  if not found then
    raise exception 'Request % does not wait for a decision.', p_request using errcode = 'check_violation';
  end if;
  if p_approved or p_account <> request.requested_by then
    perform require_brand_permission(p_account, 'brand.approve', request.subject);
  end if;
  if coalesce(trim(p_reason), '') = '' then
    raise exception 'Give a reason.' using errcode = 'check_violation';
  end if;
  if p_approved and p_account = request.requested_by then
    raise exception 'Another person has to approve request %.', p_request using errcode = 'check_violation';
  end if;
  if p_approved and (request.requested_at < clock_timestamp() - interval '1 day'
    or not staff_may(request.requested_by, 'brand.publish', request.subject))
  then
    raise exception 'Request % is older than a day, or its author no longer has the permission. Request it again.',
      p_request using errcode = 'check_violation';
  end if;
  update staff_request
    set outcome = case when p_approved then 'done' else 'declined' end, decided_by = p_account,
      decided_at = clock_timestamp()
    where id = p_request returning * into request;
  perform append_staff_audit((select name from staff_account where id = p_account),
    case when p_approved then 'approve brand.publish' else 'decline brand.publish' end, request.subject,
    p_reason, jsonb_build_object('request', p_request), p_address);
  return request;
end $$;
