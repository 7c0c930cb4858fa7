-- Begins a break of a member, or lengthens the current one. Refuses a break that would not end later than an
-- earlier one. A self-exclusion ends an open game of Mines.
--
-- begun    false if the break was refused
-- ends_at  end of the longest break; infinity without an end
create or replace function begin_play_break(
  p_member bigint, p_length text, out begun boolean, out ends_at timestamptz
) language plpgsql security definer set search_path = public, pg_temp as $$
declare
  -- Bets are decided before or after this transaction.
  main constant record := hold_account(p_member);
  begun_at constant timestamptz := date_trunc('milliseconds', clock_timestamp());
  known timestamptz;
begin
  select max(b.ends_at) into known from play_break b where b.member_id = p_member;
  ends_at := play_break_end(p_length, begun_at);
  begun := known is null or ends_at > known;
  if begun then
    insert into play_break (member_id, begun_at, length, ends_at)
      values (p_member, begun_at, p_length, ends_at);
    if (select b.excludes from play_break b
        where b.member_id = p_member and b.ends_at = begin_play_break.ends_at)
    then
      update mines_game set expires_at = begun_at
        where member_id = p_member and state = 'open' and expires_at > begun_at;
    end if;
  else
    ends_at := known;
  end if;
end $$;
