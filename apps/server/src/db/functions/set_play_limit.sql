-- Sets a limit of a member. A first or lower limit applies at once and ends a request. A higher one, and the
-- removal of a limit, become a request: see confirm_play_limit. Returns `set` or `asked`, or `none` if there is
-- no limit to remove.
--
-- p_amount  in micro-USDT; null to remove the limit
create or replace function set_play_limit(p_member bigint, p_kind text, p_hours int, p_amount bigint)
returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own play_limit;
  -- Bets are decided before or after this transaction.
  main constant record := hold_account(p_member);
begin
  select * into own from play_limit where member_id = p_member and kind = p_kind and hours = p_hours;
  if own.amount is null then
    if p_amount is null then
      return 'none';
    end if;
    perform begin_play_totals(p_member);
    insert into play_limit (member_id, kind, hours, amount) values (p_member, p_kind, p_hours, p_amount);
    return 'set';
  end if;
  if p_amount <= own.amount then
    update play_limit set amount = p_amount, asked_at = null, asked_amount = null
      where member_id = p_member and kind = p_kind and hours = p_hours;
    return 'set';
  end if;
  -- A repeated request does not wait longer, unless it can no longer be confirmed.
  if own.asked_at is null or own.asked_amount is distinct from p_amount
    or (confirmation_times(own.asked_at)).confirm_until < clock_timestamp()
  then
    update play_limit set asked_at = clock_timestamp(), asked_amount = p_amount
      where member_id = p_member and kind = p_kind and hours = p_hours;
  end if;
  return 'asked';
end $$;
