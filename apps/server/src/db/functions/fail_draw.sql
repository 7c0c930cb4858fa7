-- Decides a request whose server seed the draw cannot open. Nothing was placed or rotated.
create or replace function fail_draw(p_request bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update draw_request set outcome = 'failed' where id = p_request and outcome is null;
  perform pg_notify('draw_answer', '');
end $$;
