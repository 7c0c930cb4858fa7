-- Returns the rows that a staff member may read, one JSON object each. Reading personal data adds an entry to the
-- audit log, with the ids of the members, tickets, withdrawals or accounts.
--
-- p_view     `people`, `audit`, `requests`, `keys`, `notifications`, `member`, `tickets`, `stopped`, `reviews`,
--            `books`, `account` or `wallets`
-- p_subject  user id for `member`, number for `account`
create or replace function read_as_staff(p_as text, p_view text, p_subject text) returns setof json
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor constant staff_account := case
    when p_view in ('people', 'audit') then require_staff(p_as, 'staff.read')
    when p_view in ('requests', 'keys', 'notifications') then staff_actor(p_as)
    else require_staff(p_as, 'member.read') end;
  subjects text[];
  found_rows json[];
begin
  case p_view
    when 'people' then
      return query select json_build_object('name', name, 'email', email, 'login', coalesce(login, ''),
          'state', case when disabled_at is not null then 'disabled'
            when accepted_at is null then 'invited'
            when expires_at <= clock_timestamp() then 'expired'
            when invite_hash is not null then 'recovering' else 'active' end,
          'roles', (select string_agg(role || case brand when '*' then '' else ' of ' || brand end, ', '
              order by role, brand) from staff_grant where account_id = staff_account.id),
          'until', expires_at)
        from staff_account order by lower(name);
    when 'audit' then
      return query select entry::json from
        (select number, entry from staff_audit order by number desc limit 100) newest order by number;
    when 'requests' then
      return query select json_build_object('request', request.id, 'at', requested_at,
          'permission', permission, 'subject', subject, 'detail', detail, 'by', author.name,
          'reason', reason)
        from staff_request request
        join staff_account author on author.id = requested_by
        join staff_permission on staff_permission.name = permission
        where outcome is null
          and (requested_by = actor.id or staff_may(actor.id, approval, null))
        order by request.id;
    when 'member' then
      select array_agg(code), array_agg(json_build_object('user id', code, 'name', name, 'email', email,
          'phone', phone, 'joined', joined_at, 'frozen', disabled, 'wallet', wallet_address,
          'email confirmed', email_confirmed_at, 'security changed', guards_changed_at,
          'withdrawals stopped', withdrawals_stopped_at,
          'balances', (select json_object_agg(kind, usdt_text(balance)) from account
            where owner = member.id and kind in ('main', 'locker', 'pending'))))
        into subjects, found_rows from member where code = p_subject;
    when 'tickets' then
      select array_agg(id::text), array_agg(json_build_object('ticket', id, 'at', created_at, 'type', type,
          'name', name, 'email', email, 'message', message) order by id)
        into subjects, found_rows from ticket where closed_at is null;
    when 'stopped' then
      select array_agg(distinct code), array_agg(json_build_object('user id', code, 'name', name,
          'email', email, 'stopped', withdrawals_stopped_at, 'withdrawal', due.id,
          'address', address, 'amount', usdt_text(amount)) order by withdrawals_stopped_at, due.id)
        into subjects, found_rows from member
        left join withdrawal due on due.member_id = member.id and state in ('pending', 'held')
        where withdrawals_stopped_at is not null;
    when 'reviews' then
      select array_agg(id::text), array_agg(json_build_object('withdrawal', id, 'address', address,
          'amount', usdt_text(amount), 'review', review_reason, 'wallet', wallet, 'nonce', nonce,
          'hash', hash) order by id)
        into subjects, found_rows
        from withdrawal join payment on withdrawal_id = withdrawal.id where state = 'review';
    when 'books' then
      return query
        select json_build_object('check', name, 'checked', checked_at, 'differs since', differs_since,
          'differences', coalesce((
            select json_agg(json_build_object('subject', subject, 'expected', usdt_text(known.expected),
              'found', usdt_text(known.found)) order by subject)
            from reconciliation_difference known where known.name = reconciliation.name), '[]'))
        from reconciliation order by differs_since, name;
      return query
        select json_build_object('changed', at, 'check', name, 'differences', differences, 'login', login)
        from (select * from reconciliation_change order by id desc limit 20) newest order by id;
    when 'account' then
      select array_agg(id::text), array_agg(json_build_object('account', id, 'kind', kind,
          'owner', owner, 'balance', usdt_text(balance),
          'newest postings', (select json_agg(json_build_object('transfer', transfer_id, 'key', key,
              'at', at, 'amount', usdt_text(amount)))
            from (select transfer_id, key, at, amount from posting join transfer on transfer.id = transfer_id
              where account_id = account.id order by transfer_id desc limit 20) newest)))
        into subjects, found_rows from account where id::text = p_subject;
    when 'wallets' then
      return query select json_build_object('wallet', wallet, 'open payments', count(*))
        from withdrawal join payment on withdrawal_id = withdrawal.id
        where state in ('pending', 'review') group by wallet order by wallet;
    when 'keys' then
      return query select json_build_object('version', key_version, 'secrets', count(*))
        from two_factor group by key_version order by key_version;
    when 'notifications' then
      return query select json_build_object('service', service, 'pending', count(*), 'next', min(due_at))
        from push_delivery group by service order by service;
    else
      raise exception 'There is no view %.', p_view using errcode = 'check_violation';
  end case;
  if cardinality(found_rows) > 0 then
    perform note_staff(actor.name, 'read ' || p_view, array_to_string(subjects, ' '), '');
    return query select unnest(found_rows);
  end if;
end $$;
