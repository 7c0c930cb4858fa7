-- Refuses to void a round for a missing beacon within a minute of its due time.
create or replace function wait_for_beacon() returns trigger language plpgsql as $$
begin
  if old.beacon_at is null or old.beacon_signature is not null
    or clock_timestamp() < old.beacon_at + interval '1 minute'
  then
    raise exception 'Round % of game % is called off for want of a beacon too early.',
      old.number, old.game using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace trigger wingo_round_waits_for_beacon before update of void_reason on wingo_round
  for each row when (new.void_reason = 'no-beacon' and old.void_reason is null)
  execute function wait_for_beacon();
