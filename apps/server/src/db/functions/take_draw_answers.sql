-- Returns the decided requests among these, and deletes them.
create or replace function take_draw_answers(p_requests bigint[])
returns table (request bigint, outcome text, bet_id bigint, largest bigint)
language sql security definer set search_path = public, pg_temp as $$
  delete from draw_request where id = any (p_requests) and outcome is not null
  returning id, outcome, bet_id, largest
$$;
