-- Deletes the requests to the draw that no web server waits for any more.
create or replace function forget_draw_requests() returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from draw_request where asked_at < clock_timestamp() - interval '1 minute'
$$;
