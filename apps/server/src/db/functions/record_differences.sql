-- Records the differences that a comparison found. Keeps each change of the result permanently.
-- Returns true if the two sides differ now and did not differ before.
create or replace function record_differences(
  p_name text, p_subjects text[], p_expected bigint[], p_found bigint[]
) returns boolean
language plpgsql as $$
declare
  differs constant boolean := cardinality(p_subjects) > 0;
  differed boolean;
  earlier jsonb;
  current constant jsonb := (
    select coalesce(jsonb_object_agg(subject, jsonb_build_array(expected, amount)), '{}')
    from (
      select subject, sum(expected) as expected, sum(amount) as amount
      from unnest(p_subjects, p_expected, p_found) as one (subject, expected, amount)
      group by subject) summed);
begin
  select differs_since is not null into differed
    from reconciliation where name = p_name for update;
  insert into reconciliation (name, checked_at, differs_since)
    select p_name, now, case when differs then now end from clock_timestamp() as now
    on conflict (name) do update set checked_at = excluded.checked_at,
      differs_since = case when differs
        then coalesce(reconciliation.differs_since, excluded.differs_since) end;
  select coalesce(jsonb_object_agg(subject, jsonb_build_array(expected, known.found)), '{}')
    into earlier
    from reconciliation_difference known where name = p_name;
  if current <> earlier then
    delete from reconciliation_difference where name = p_name;
    insert into reconciliation_difference (name, subject, expected, found)
      select p_name, key, (value ->> 0)::bigint, (value ->> 1)::bigint from jsonb_each(current);
    insert into reconciliation_change (name, differences) values (p_name, current);
  end if;
  return differs and differed is not true;
end $$;
