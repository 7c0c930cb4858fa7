-- Pays the next members of a run and records the last one. Returns false when the run is finished, not due
-- yet or unknown. Concurrent servers take turns.
--
-- All parts are rounded down, so that the sum never exceeds the rates.
create or replace function pay_income_run(p_source text, p_limit int) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  run income_run;
  through bigint;
  credits income[];
  begins timestamptz;
  ends timestamptz;
  remark_code text;
  remark_params jsonb;
begin
  select * into run from income_run where source = p_source and finished_at is null for update;
  if not found or not income_run_is_due(run) then
    return false;
  end if;
  begins := run.day::timestamp at time zone 'UTC';
  ends := (run.day + 1)::timestamp at time zone 'UTC';
  if run.kind in ('round', 'originals') then
    if run.kind = 'round' then
      if run.paid_through = 0 then
        perform count_turnover(run.round_id);
      end if;
      remark_code := 'teamBets';
      remark_params := (select jsonb_build_object('round', number) from wingo_round where id = run.round_id);
    else
      if run.paid_through = 0 then
        perform count_originals_turnover(run.day);
      end if;
      remark_code := 'teamBetsOfDay';
      remark_params := jsonb_build_object('day', to_char(run.day, 'YYYY-MM-DD'));
    end if;
    select max(member), array_agg(row(null, member, 'level', p_source, amount, '', null, null,
          remark_code, remark_params)::income order by member) filter (where amount > 0)
      into through, credits
      from (
        select ancestor_id as member, sum(amount * rate / 1000000)::bigint as amount
          from (
            select member_id, amount from turnover where round_id = run.round_id
            union all
            select member_id, amount from originals_turnover where day = run.day) played
          join income_rates() level on kind = 'level'
          join team on team.descendant_id = played.member_id and team.depth = step
          where ancestor_id > run.paid_through
          group by ancestor_id order by ancestor_id limit p_limit) earner;
  elsif run.kind = 'rebate' then
    remark_code := 'bets';
    remark_params := jsonb_build_object('day', to_char(run.day, 'YYYY-MM-DD'));
    select max(member), array_agg(row(null, member, 'rebate', p_source, amount, '', null, null,
          remark_code, remark_params)::income order by member) filter (where amount > 0)
      into through, credits
      from (
        select member_id as member, sum(amount * rate / 1000000)::bigint as amount
          from (
            select member_id, amount from wingo_round
              join turnover on turnover.round_id = wingo_round.id
              -- Games have one-digit ids. With all ids listed, the index finds the rounds.
              where game = any ('{0,1,2,3,4,5,6,7,8,9}') and draws_at >= begins and draws_at < ends
            union all
            select member_id, amount from originals_turnover where day = run.day) played
          join income_rates() rebate on kind = 'rebate'
          where member_id > run.paid_through
          group by member_id order by member_id limit p_limit) player;
  elsif run.kind = 'self' then
    remark_code := 'selfBonus';
    remark_params := jsonb_build_object('day', to_char(run.day, 'YYYY-MM-DD'));
    -- A day needs two bets of 0.2 % of the funds that were locked all day. Only the part at risk counts, and
    -- only a part of the stakes on Dice, Mines and Plinko.
    with holder as (
      select member_id, sum(amount)::bigint as locked from fund_lock
        where locked_at <= begins and unlocks_at >= ends and member_id > run.paid_through
        group by member_id order by member_id limit p_limit
    ), round as (
      select id from wingo_round
        where game = any ('{0,1,2,3,4,5,6,7,8,9}') and state = 'settled'
          and draws_at >= begins and draws_at < ends
    ), played as (
      select member_id, round_id, locked, count(*) as bets
        from round join wingo_bet bet on bet.round_id = round.id join holder using (member_id)
        where bet.stake * 1000000::numeric >= locked * 2000::numeric
        group by member_id, round_id, locked
    ), counted as (
      select member_id, least(bets, floor(
          turnover.amount * 1000000::numeric / (locked * 2000::numeric))) as bets
        from played join turnover using (member_id, round_id)
      union all
      select member_id, 1 from originals_of_day(run.day) join holder using (member_id)
        join income_rates() part on kind = 'originals'
        where stake * part.rate::numeric >= locked * 2000::numeric
    ), player as (
      select holder.member_id as member, div(holder.locked::numeric * rate, 1000000)::bigint as amount,
          coalesce(sum(bets), 0) >= 2 as earned
        from holder
        join income_rates() self on kind = 'self'
        left join counted using (member_id)
        group by holder.member_id, holder.locked, rate
    )
    select max(member), array_agg(row(null, member, 'self', p_source, amount, '', null, null,
          remark_code, remark_params)::income order by member) filter (where earned and amount > 0)
      into through, credits from player;
  end if;
  perform credit_income('income:' || p_source || ':' || run.paid_through, credits);
  if through is null then
    update income_run set finished_at = clock_timestamp() where source = p_source;
  else
    update income_run set paid_through = through where source = p_source;
  end if;
  return through is not null;
end $$;
