-- Approves a request of another person and performs it, or declines it. The person who made a request may
-- also decline it. Requests can be approved for a day.
create or replace function decide_staff_action(p_as text, p_request bigint, p_approved boolean, p_reason text)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor constant staff_account := staff_actor(p_as);
  request staff_request;
  author staff_account;
begin
  select * into request from staff_request where id = p_request and outcome is null for update;
  if not found then
    raise exception 'Request % does not wait for a decision.', p_request using errcode = 'check_violation';
  end if;
  if p_approved or actor.id <> request.requested_by then
    perform require_staff(p_as, (select approval from staff_permission where name = request.permission));
  end if;
  if coalesce(trim(p_reason), '') = '' then
    raise exception 'Give a reason.' using errcode = 'check_violation';
  end if;
  if p_approved then
    select * into author from staff_account where id = request.requested_by;
    if author.id = actor.id then
      raise exception 'Another person has to approve request %.', p_request using errcode = 'check_violation';
    end if;
    if request.requested_at < clock_timestamp() - interval '1 day'
      or not staff_may(author.id, request.permission, null)
    then
      raise exception 'Request % is older than a day, or % no longer has the permission. Request it again.',
        p_request, author.name using errcode = 'check_violation';
    end if;
    perform apply_staff_action(request,
      staff_title(author) || ', approved by ' || staff_title(actor));
  end if;
  update staff_request
    set outcome = case when p_approved then 'done' else 'declined' end, decided_by = actor.id,
      decided_at = clock_timestamp()
    where id = p_request;
  perform note_staff(actor.name,
    case when p_approved then 'approve ' else 'decline ' end || request.permission, request.subject,
    p_reason, jsonb_build_object('request', p_request));
end $$;
