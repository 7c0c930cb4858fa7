-- Refuses inserts into the table of a single month. Such inserts would bypass the triggers that move
-- balances and check references.
--
-- argument  the partitioned table
create or replace function refuse_past_whole() returns trigger language plpgsql as $$
begin
  raise exception 'Insert into %, not into its month %.', tg_argv[0], tg_table_name
    using errcode = 'restrict_violation';
end $$;
