-- Applies the request to raise or remove a limit: see confirmation_times. Returns `done` or `early`, or `none` if no
-- request can still be confirmed.
create or replace function confirm_play_limit(p_member bigint, p_kind text, p_hours int)
returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own play_limit;
  main constant record := hold_account(p_member);
begin
  select * into own from play_limit where member_id = p_member and kind = p_kind and hours = p_hours;
  if own.asked_at is null or (confirmation_times(own.asked_at)).confirm_until < clock_timestamp() then
    return 'none';
  end if;
  if (confirmation_times(own.asked_at)).confirm_from > clock_timestamp() then
    return 'early';
  end if;
  if own.asked_amount is null then
    delete from play_limit where member_id = p_member and kind = p_kind and hours = p_hours;
  else
    update play_limit set amount = asked_amount, asked_at = null, asked_amount = null
      where member_id = p_member and kind = p_kind and hours = p_hours;
  end if;
  return 'done';
end $$;
