-- Who may do what, all of it. It is run after migrations, whenever the owner starts a server, and
-- replaces what was granted before. The roles sign in nowhere: the operator makes logins of their
-- own and grants them one of these.

grant usage on schema public to platform_app, platform_draw, platform_report, platform_support;

-- The server: everything but the draw.
grant select, insert, update, delete on all tables in schema public to platform_app;
grant usage on all sequences in schema public to platform_app;
revoke all on wingo_seed, wingo_round from platform_app;
revoke insert, update, delete on migration, function_version, withdrawal_verdict, wallet_transfer
  from platform_app;
-- Triggers write it, and the sweep deletes what is old.
revoke insert, update on member_event from platform_app;
-- What was published stays on record.
revoke update, delete on brand_version, brand_publication from platform_app;
grant update (cancelled_at, cancelled_by) on brand_publication to platform_app;
grant select (id, game, number, opens_at, closes_at, draws_at, ends_at, state, commitment, result,
    drawn_at, exposure, paid_through, place, link, beacon_source, beacon_public_key, beacon_round,
    beacon_at, beacon_signature, server_seed, void_reason),
  update (state, exposure, paid_through) on wingo_round to platform_app;

-- It makes tables and moves the ids on.
revoke execute on function keep_ledger_months from public;
grant execute on function keep_ledger_months to platform_app;

-- The draw: rounds and seeds. No bet, no member, no account, and of a round not what was bet on it.
revoke all on all tables in schema public from platform_draw;
grant select (id, game, number, opens_at, closes_at, draws_at, ends_at, state, seed, commitment,
    result, drawn_at, place, link, beacon_source, beacon_public_key, beacon_round, beacon_at,
    beacon_signature, server_seed, void_reason),
  insert (game, number, opens_at, closes_at, draws_at, ends_at, commitment, beacon_source,
    beacon_public_key, beacon_round, beacon_at),
  update (state, result, drawn_at, beacon_signature, server_seed, void_reason)
  on wingo_round to platform_draw;
grant select, insert on wingo_seed to platform_draw;

-- Reporting: reads what is in the books, and no secret, name or address.
revoke all on all tables in schema public from platform_report;
grant select on account, transfer, transfer_cause, posting, archived_sum, wingo_bet, wingo_payout,
  deposit, fund_lock, lock_income, income, income_total, income_run, turnover, team,
  withdrawal_verdict, wallet_transfer, lock_bonus, team_locked, reconciliation,
  reconciliation_difference, reconciliation_figure to platform_report;
grant select (id, member_id, network, amount, fee, state, requested_at, changed_at, compared)
  on withdrawal to platform_report;
grant select (id, member_id, type, created_at, closed_at) on ticket to platform_report;
grant select (withdrawal_id, network, nonce, hash, wallet, signed_at) on payment to platform_report;
grant select (withdrawal_id, place, hash, signed_at) on payment_attempt to platform_report;
grant select (id, code, sponsor_id, disabled, joined_at, email_confirmed_at) on member
  to platform_report;
grant select (id, game, number, opens_at, closes_at, draws_at, ends_at, state, commitment, result,
    drawn_at, exposure, paid_through, place, link, beacon_source, beacon_public_key, beacon_round,
    beacon_at, beacon_signature, server_seed, void_reason)
  on wingo_round to platform_report;
-- Figures for operators: what waits to be sent, and which keys are in use.
grant select (service, due_at) on push_delivery to platform_report;
grant select (key_version) on two_factor to platform_report;

-- Support: what docs/operating.md does by hand.
revoke all on all tables in schema public from platform_support;
grant select on account, transfer, transfer_cause, posting, archived_sum, wingo_bet, wingo_payout,
  deposit, withdrawal, fund_lock, income, income_total, ticket, security_event,
  withdrawal_verdict, wallet_transfer, reconciliation, reconciliation_difference
  to platform_support;
grant select (withdrawal_id, network, nonce, hash, wallet, signed_at) on payment to platform_support;
grant select (withdrawal_id, place, hash, signed_at) on payment_attempt to platform_support;
-- What support has found out. By whom and when is not theirs to say.
grant insert (withdrawal_id, verdict, hash, reason, override) on withdrawal_verdict to platform_support;
grant insert (network, hash, reason) on wallet_transfer to platform_support;
grant select (id, code, email, name, phone, sponsor_id, disabled, joined_at, wallet_address,
    email_confirmed_at, guards_changed_at, withdrawals_stopped_at),
  update (disabled, withdrawals_stopped_at) on member to platform_support;
grant select (member_id, enabled_at), delete on two_factor to platform_support;
grant update (solution, closed_at) on ticket to platform_support;
grant select (id, game, number, opens_at, closes_at, draws_at, ends_at, state, commitment, result,
    drawn_at, place, link, beacon_source, beacon_public_key, beacon_round, beacon_at,
    beacon_signature, server_seed, void_reason)
  on wingo_round to platform_support;
