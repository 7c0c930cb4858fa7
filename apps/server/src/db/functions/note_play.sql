-- Adds one entry for each of these members who has set a limit. The caller has locked their main accounts.
--
-- p_members   without repetition
-- p_staked    stakes in micro-USDT; negative for refunds
-- p_returned  payouts, in micro-USDT
create or replace function note_play(
  p_members bigint[], p_staked bigint[], p_returned bigint[], p_at timestamptz
) returns void language sql
  -- See post for these settings.
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
  set jit = off
as $$
  with noted as (
    update play_total total set staked = total.staked + i.staked, returned = total.returned + i.returned,
        -- Entries of a member have different times, in their order, even if the clock is set back.
        last_at = greatest(p_at, last_at + interval '1 microsecond')
      from unnest(p_members, p_staked, p_returned) as i (member_id, staked, returned)
      where total.member_id = i.member_id
      returning total.member_id, last_at, total.staked - i.staked as staked,
        total.returned - i.returned as returned
  ), forgotten as (
    delete from play_entry entry using noted
      where entry.member_id = noted.member_id and entry.at < noted.last_at - interval '31 days')
  insert into play_entry (member_id, at, staked, returned)
    select member_id, last_at, staked, returned from noted
$$;
