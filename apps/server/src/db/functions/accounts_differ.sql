-- Reports whether the accounts of a member differ from their postings, open withdrawals or locks. Sums all of
-- them, because the last comparison of the books may be seconds old.
create or replace function accounts_differ(p_member bigint) returns boolean language sql stable as $$
  select exists (
    select from account
      where owner = p_member and kind in ('main', 'locker', 'pending') and (
        balance <> (
          select coalesce(sum(amount), 0) from (
            select amount from posting where account_id = account.id
            union all select amount from archived_sum where account_id = account.id) posted)
        or kind = 'pending' and balance <> (
          select coalesce(sum(amount + fee), 0) from withdrawal
            where member_id = p_member and state not in ('success', 'failed'))
        or kind = 'locker' and balance <> (
          select coalesce(sum(amount), 0) from fund_lock
            where member_id = p_member and released_at is null)))
$$;
