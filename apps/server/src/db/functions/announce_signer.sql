-- Records that a signer of this wallet is running. Writes at most every 5 seconds.
create or replace function announce_signer(p_network text, p_wallet text) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into signer (network, wallet) values (p_network, p_wallet)
    on conflict (network) do update set wallet = excluded.wallet, seen_at = excluded.seen_at
      where signer.wallet <> excluded.wallet or signer.seen_at < excluded.seen_at - interval '5 seconds'
$$;
