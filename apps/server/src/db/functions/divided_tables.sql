-- Returns the tables that are partitioned by month. A new database gets some of them by later migrations.
create or replace function divided_tables() returns text[] language sql stable as $$
  select array(
    select name from unnest(array[
      'posting', 'wingo_bet', 'wingo_payout', 'wingo_batch', 'wingo_receipt', 'original_bet', 'original_batch',
      'original_receipt'])
      with ordinality as divided (name, place)
    where to_regclass(name) is not null order by place)
$$;
