-- Performs an action of staff, or requests it if another person has to approve it. With test money, one
-- person suffices. Returns the id of the request and its outcome, which is null until it is decided.
create or replace function request_staff_action(p_as text, p_permission text, p_subject text,
  p_detail jsonb, p_reason text)
returns staff_request language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor constant staff_account := require_staff(p_as, p_permission);
  needs_approval constant boolean := (select amount from money_limit where name = 'grant') = 0
    and (select approval from staff_permission where name = p_permission) is not null;
  request staff_request;
begin
  if coalesce(trim(p_reason), '') = '' then
    raise exception 'Give a reason.' using errcode = 'check_violation';
  end if;
  insert into staff_request (permission, subject, detail, reason, requested_by)
    values (p_permission, trim(p_subject), p_detail, trim(p_reason), actor.id)
    returning * into request;
  begin
    perform apply_staff_action(request, staff_title(actor));
    if needs_approval then
      raise sqlstate 'ST001';
    end if;
  exception when sqlstate 'ST001' then
    -- The action is possible. It was undone, and waits for the second person.
    null;
  end;
  if not needs_approval then
    update staff_request set outcome = 'done', decided_by = actor.id, decided_at = clock_timestamp()
      where id = request.id returning * into request;
  end if;
  perform note_staff(actor.name, case when needs_approval then 'request ' else '' end || p_permission,
    trim(p_subject), p_reason, jsonb_build_object('request', request.id) || p_detail);
  return request;
end $$;
