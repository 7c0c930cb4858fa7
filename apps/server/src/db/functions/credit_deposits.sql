-- Credits deposits that were not credited before, as one batch. The address determines the member. Waits
-- only briefly for an account, because one account delays all deposits of a batch.
--
-- A transfer on a chain justifies a deposit, but the database cannot read chains. Transfers of the demo chain
-- are rows that only the owner of the database writes. The sum of all other deposits in 24 hours is limited
-- per network.
--
-- p_amounts  in micro-USDT
create or replace function credit_deposits(
  p_network text, p_addresses text[], p_transactions text[], p_log_indexes int[], p_amounts bigint[]
) returns void language plpgsql security definer
  set search_path = public, pg_temp
  set lock_timeout = '500ms'
as $$
declare
  arrivals deposit[];
  seen numeric;
  ids bigint[];
begin
  -- Serialises the deposits of a network: their ids follow the order of the credits, and the limit counts
  -- all of them.
  perform pg_advisory_xact_lock(hashtextextended('deposits ' || p_network, 0));
  select array_agg(row(null, member_id, p_network, transaction, log_index, amount, null)::deposit
      order by place)
    into arrivals
    from unnest(p_addresses, p_transactions, p_log_indexes, p_amounts) with ordinality
      as arrival (address, transaction, log_index, amount, place)
    join deposit_address on deposit_address.network = p_network
      and deposit_address.address = arrival.address
    where not exists (
      select from transfer
        where key = 'deposit:' || p_network || ':' || transaction || ':' || log_index);
  if arrivals is null then
    return;
  end if;
  select sum(amount) into seen from unnest(arrivals) as arrival
    where not exists (
      select from demo_transfer demo
        where (demo.network, demo.hash, demo.amount) = (p_network, transaction_hash, arrival.amount)
          and log_index = 0);
  if seen > 0 then
    seen := seen + (
      select coalesce(sum(amount), 0) from deposit
        where network = p_network and credited_at > clock_timestamp() - interval '24 hours');
    if seen > (select amount from money_limit where name = 'deposits') is not false then
      raise exception 'The deposits of 24 hours on % would exceed MAX_DEPOSITS: % micro-USDT.',
        p_network, seen using errcode = 'check_violation';
    end if;
  end if;
  select transfer_funds(
      array_agg('deposit:' || network || ':' || transaction_hash || ':' || log_index order by place),
      array_agg(chain.id order by place), array_agg(main.id order by place),
      array_agg(amount order by place))
    into ids
    from unnest(arrivals) with ordinality
      as arrival (id, member_id, network, transaction_hash, log_index, amount, credited_at, place)
    join account chain on chain.owner is null and chain.kind = 'chain'
    left join account main on main.owner = arrival.member_id and main.kind = 'main';
  insert into deposit (id, member_id, network, transaction_hash, log_index, amount)
    select ids[place], member_id, network, transaction_hash, log_index, amount
      from unnest(arrivals) with ordinality
        as arrival (id, member_id, network, transaction_hash, log_index, amount, credited_at, place);
end $$;
