-- Records by how much the database's clock is ahead of a source, in ms. The draw calls this.
create or replace function note_clock(p_source text, p_offset_ms bigint) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into clock_check (source, offset_ms, measured_at)
  values (p_source, p_offset_ms, clock_timestamp())
  on conflict (source) do update
    set offset_ms = excluded.offset_ms, measured_at = excluded.measured_at;
$$;
