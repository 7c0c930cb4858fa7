-- Refuses to delete a row that bets refer to.
--
-- argument  column of wingo_bet with the id of the row
create or replace function refuse_delete_with_bets() returns trigger language plpgsql as $$
declare
  has_bets boolean;
begin
  execute format('select exists (select from wingo_bet where %I = $1)', tg_argv[0])
    into has_bets using old.id;
  if has_bets then
    raise exception 'The % % has bets and stays.', tg_table_name, old.id
      using errcode = 'foreign_key_violation';
  end if;
  return old;
end $$;

create or replace trigger member_kept before delete on member
  for each row execute function refuse_delete_with_bets('member_id');
