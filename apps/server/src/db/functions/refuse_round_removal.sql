-- Refuses to delete rounds, which are public history.
create or replace function refuse_round_removal() returns trigger language plpgsql as $$
begin
  raise exception 'A round stays in the public history: % is refused.', lower(tg_op)
    using errcode = 'restrict_violation';
end $$;

create or replace trigger wingo_round_stays before delete or truncate on wingo_round
  for each statement execute function refuse_round_removal();
