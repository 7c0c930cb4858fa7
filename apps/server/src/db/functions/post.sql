-- Checks and applies the postings of one statement. The postings of each transfer sum to zero and are
-- inserted by one statement. Balances change only here, so a balance is always the sum of its postings.
create or replace function post() returns trigger language plpgsql
  -- The planner must not scan whole tables. It plans once per connection, possibly while the tables are
  -- empty; a plan per call would cost more than the statements themselves. Disabled plan nodes have very
  -- high costs, for which PostgreSQL would start its JIT compiler.
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
  set jit = off
as $$
declare
  wrong bigint;
  -- Accounts of the postings, in the order of their ids, and the sums of their postings.
  accounts bigint[];
  sums bigint[];
  locked int;
begin
  select total.transfer_id into wrong
    from (select transfer_id, sum(amount) as amount from posted group by transfer_id) total
    left join transfer on transfer.id = total.transfer_id
    where total.amount <> 0 or transfer.id is null limit 1;
  if found then
    raise exception 'The postings of transfer % do not sum to zero, or it does not exist.', wrong
      using errcode = 'check_violation',
        hint = 'Insert the transfer first, then all of its postings with one statement.';
  end if;
  select array_agg(account_id order by account_id), array_agg(amount order by account_id)
    into accounts, sums
    from (select account_id, sum(amount)::bigint as amount from posted group by account_id) moved;
  -- The order of ids prevents deadlocks between transfers over the same accounts.
  perform from account where id = any (accounts) and balance is not null
    order by id for no key update;
  get diagnostics locked = row_count;
  -- The others must be accounts of the platform, which keep no balance.
  if locked < cardinality(accounts) then
    select used.id into wrong
      from unnest(accounts) as used (id) left join account on account.id = used.id
      where account.id is null limit 1;
    if found then
      raise exception 'There is no account %.', wrong using errcode = 'foreign_key_violation';
    end if;
  end if;
  update account set balance = balance + moved.amount
    from unnest(accounts, sums) as moved (id, amount)
    where account.id = moved.id and balance is not null;
  return null;
end $$;

create or replace trigger posting_post after insert on posting
  referencing new table as posted for each statement execute function post();
