-- Stores requests of a web server to the draw, and returns their ids in order. Refuses malformed requests here,
-- because the draw decides a batch as a whole.
--
-- p_stakes  in micro-USDT, whole cents; 0 for a request that is not a bet
create or replace function ask_draw(
  p_members bigint[], p_kinds text[], p_keys text[], p_settings text[], p_stakes bigint[]
) returns bigint[]
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ids bigint[];
begin
  if exists (
    select from unnest(p_members, p_kinds, p_keys, p_settings, p_stakes) as i (member_id, kind, key, settings, stake)
    where member_id is null or key is null or (case kind
      when 'rotate' then stake = 0 and settings ~ '^[\x21-\x39\x3b-\x7e]{1,64}$'
      when 'pairs' then stake = 0 and settings = ''
      -- Game, cell and, if the caller sees them, the number of open cells.
      when 'reveal' then stake = 0 and settings ~ '^\d{1,18}:(\d|1\d|2[0-4]):(\d{1,2})?$'
      when 'cashout' then stake = 0 and settings ~ '^\d{1,18}$'
      -- The largest stake keeps a payout within 64 bits.
      else stake between 1 and 100000000000000 and stake % 10000 = 0
        and greatest_multiple(kind, settings) is not null end) is not true)
  then
    raise exception 'A request to the draw is malformed.' using errcode = 'check_violation';
  end if;
  with asked as (
    insert into draw_request (member_id, kind, key, settings, stake)
      select member_id, kind, key, settings, stake
      from unnest(p_members, p_kinds, p_keys, p_settings, p_stakes) with ordinality
        as i (member_id, kind, key, settings, stake, position)
      order by position
      returning id)
  select array_agg(id order by id) into ids from asked;
  perform pg_notify('draw_request', '');
  return ids;
end $$;
