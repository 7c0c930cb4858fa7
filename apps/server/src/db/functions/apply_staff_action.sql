-- Performs an action of staff. Triggers write the security log and notify the member. The callers check the
-- permission.
--
-- p_author  people who requested and approved the action, as records show them
create or replace function apply_staff_action(p_request staff_request, p_author text) returns void
language plpgsql as $$
declare
  subject constant text := p_request.subject;
  detail constant jsonb := p_request.detail;
begin
  perform set_config('platform.staff',
    jsonb_build_object('by', p_author, 'reason', p_request.reason)::text, true);
  case p_request.permission
    when 'member.freeze' then
      update member set disabled = true where code = subject and not disabled;
    when 'member.unfreeze' then
      update member set disabled = false where code = subject and disabled;
    when 'member.resume' then
      update member set withdrawals_stopped_at = null
        where code = subject and withdrawals_stopped_at is not null;
    when 'member.reset-2fa' then
      delete from two_factor using member
        where member.id = member_id and code = subject and enabled_at is not null;
    when 'member.end-sessions' then
      with ended as (
        update session set revoked_at = clock_timestamp() from member
        where member.id = member_id and code = subject and revoked_at is null
          and expires_at > clock_timestamp()
        returning member_id),
      forgotten as (
        delete from known_device where member_id in (select member_id from ended))
      insert into security_event (member_id, event, detail)
        select distinct member_id, 'session-ended', change_author() from ended;
    when 'ticket.answer' then
      update ticket set solution = detail ->> 'reply', closed_at = clock_timestamp()
        where id::text = subject and closed_at is null;
    when 'withdrawal.verdict' then
      insert into withdrawal_verdict (withdrawal_id, verdict, hash, reason, override, decided_by)
        select id, detail ->> 'verdict', detail ->> 'hash', p_request.reason,
          (detail ->> 'override')::boolean, p_author
        from withdrawal where id::text = subject and state = 'review';
    when 'ledger.note' then
      if detail ? 'network' then
        insert into wallet_transfer (network, hash, reason, noted_by)
          values (detail ->> 'network', subject, p_request.reason, p_author);
      else
        insert into transfer_cause (transfer_id, reason, noted_by)
          select id, p_request.reason, p_author from transfer where id::text = subject;
      end if;
    when 'comparison.exclude' then
      -- The subject is the transaction of a difference that the last comparison found.
      update chain_comparison set deposit_through = greatest(deposit_through, credited.id)
        from reconciliation_difference known, (
          select max(id) as id from deposit
          where network = detail ->> 'network' and transaction_hash = p_request.subject) credited
        where chain_comparison.network = detail ->> 'network'
          and known.name = 'deposits ' || chain_comparison.network
          and known.subject = 'not-received ' || p_request.subject;
      if not found then
        update withdrawal set compared = true from payment, reconciliation_difference known
          where withdrawal_id = withdrawal.id and coalesce(settled_by, payment.hash) = p_request.subject
            and known.name = 'payments ' || (detail ->> 'network')
            and known.subject = 'not-paid ' || p_request.subject;
      end if;
    when 'comparison.drop' then
      -- A comparison that still runs is never dropped. Without those of the ledger, no withdrawal is paid.
      delete from reconciliation where name = subject and checked_at < clock_timestamp() - interval '10 minutes';
    when 'addresses.retire' then
      update deposit_address set retired_at = clock_timestamp() where retired_at is null;
    when 'balance.adjust' then
      perform adjust_balance(p_request, p_author);
      return;
    else
      raise exception 'Staff cannot perform % here.', p_request.permission using errcode = 'check_violation';
  end case;
  if not found then
    raise exception 'There is no ''%'' for which % is possible now.', subject, p_request.permission
      using errcode = 'check_violation';
  end if;
end $$;
