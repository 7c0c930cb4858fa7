-- Refuses to return a withdrawal whose signed payment may still be mined. The transaction that took its
-- nonce must be named first.
create or replace function refuse_blind_return() returns trigger language plpgsql as $$
begin
  if new.settled_by is null and exists (select from payment where withdrawal_id = new.id) then
    raise exception 'The payment of withdrawal % may still be made: it is not returned.', new.id
      using errcode = 'restrict_violation',
        hint = 'Name the final transaction that took its nonce in settled_by.';
  end if;
  return new;
end $$;

create or replace trigger withdrawal_returned before update on withdrawal
  for each row when (new.state = 'failed' and old.state <> 'failed')
  execute function refuse_blind_return();
