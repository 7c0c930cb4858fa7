-- Fails if no administrator with permanent access remains.
create or replace function keep_administrator() returns void language plpgsql as $$
begin
  -- Two administrators who remove each other must not both succeed.
  perform pg_advisory_xact_lock(hashtextextended('staff_administrators', 0));
  if not exists (select from staff_administrators()) then
    raise exception 'The last administrator has to stay. Invite another administrator first.'
      using errcode = 'check_violation';
  end if;
end $$;
