-- Returns the limits of a member, with the amount of each that is used at a given time. Open bets count as lost.
-- The used amount of a limit for losses is negative after a net win.
--
-- next_at  time when the oldest counted entry leaves the period; null without one
create or replace function play_used(p_member bigint, p_at timestamptz)
returns table (kind text, hours int, amount bigint, used bigint, next_at timestamptz)
language sql stable as $$
  select own.kind, own.hours, own.amount,
    coalesce(total.staked - first.staked, 0)
      - case own.kind when 'losses' then coalesce(total.returned - first.returned, 0) else 0 end,
    first.at + make_interval(hours => own.hours)
  from play_limit own
  join play_total total on total.member_id = own.member_id
  left join lateral (
    select at, staked, returned from play_entry
    where member_id = own.member_id and at > p_at - make_interval(hours => own.hours)
    order by at limit 1
  ) first on true
  where own.member_id = p_member
$$;
