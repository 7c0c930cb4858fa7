-- Refuses to change the final state of a withdrawal.
create or replace function refuse_second_end() returns trigger language plpgsql as $$
begin
  raise exception 'Withdrawal % has ended: it stays %.', new.id, old.state
    using errcode = 'restrict_violation';
end $$;

create or replace trigger withdrawal_ended before update on withdrawal
  for each row when (old.state in ('success', 'failed') and new.state <> old.state)
  execute function refuse_second_end();
