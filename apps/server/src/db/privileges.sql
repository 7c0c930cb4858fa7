-- Privileges of every role. The owner runs this file after the migrations, whenever it starts a server. The
-- file replaces all earlier privileges. The roles cannot sign in: the operator creates logins and grants
-- each of them one role.
--
-- Servers of the previous release may be connected. The part after the line `once the previous release has
-- stopped` revokes what only they need: see grantPrivileges.

grant usage on schema public to platform_app, platform_draw, platform_signer, platform_report,
  platform_support;

-- Server: everything except the draw.
grant select, insert, update, delete on all tables in schema public to platform_app;
grant usage on all sequences in schema public to platform_app;
revoke all on wingo_seed, wingo_round from platform_app;
revoke insert, update, delete on migration, function_version, withdrawal_verdict, wallet_transfer,
  money_limit, issuance_day, withdrawal_approval, payment_signature, signer, clock_check
  from platform_app;
-- The database compares the ledger. Servers compare it with chains, and report these results. The history of all
-- results is permanent.
revoke insert, update, delete on reconciliation_change from platform_app;
revoke execute on function record_differences, sum_ledger_until, compare_ledger, sum_ledger,
  take_comparison_turn, record_comparison from public;
grant execute on function compare_ledger, sum_ledger, take_comparison_turn, record_comparison to platform_app;
-- Triggers write member events, and the sweep deletes old ones.
revoke insert, update on member_event from platform_app;
-- Publications are permanent records.
revoke update, delete on brand_version, brand_publication from platform_app;
grant update (cancelled_at, cancelled_by) on brand_publication to platform_app;
grant select (id, game, number, opens_at, closes_at, draws_at, ends_at, state, commitment, result,
    drawn_at, exposure, paid_through, place, link, beacon_source, beacon_public_key, beacon_round,
    beacon_at, beacon_signature, server_seed, void_reason, bets, tree, root_due_at, sealed_at, root),
  update (state) on wingo_round to platform_app;
-- Bets and payouts are written only by functions of the owner: place_wingo_bets, pay_wingo_bets.
revoke insert, update, delete on wingo_bet, wingo_payout, wingo_batch, wingo_receipt, wingo_odds,
  wingo_fee from platform_app;

-- Seeds, requests to the draw and bets on single-player games are written only by functions.
revoke all on seed_pair_secret, draw_request from platform_app;
revoke insert, update, delete on seed_pair, client_seed, original_bet, original_batch, original_receipt,
  mines_game, mines_action from platform_app;

-- Limits and breaks of members are written only by functions, which lock the account of the member.
revoke insert, update, delete on play_total, play_entry, play_limit, play_break from platform_app;
revoke execute on function set_play_limit, confirm_play_limit, begin_play_totals, note_play,
  begin_play_break from public;
grant execute on function set_play_limit, confirm_play_limit, begin_play_break to platform_app;

-- A self-exclusion can become longer. Its hashes never change.
revoke update on exclusion_hash from platform_app;
grant update (ends_at) on exclusion_hash to platform_app;

-- The function creates tables and advances the ids.
revoke execute on function keep_ledger_months from public;
grant execute on function keep_ledger_months to platform_app;

-- Money moves only by these functions, which run as the owner. Each finds the rows that justify a movement,
-- and computes the amount.
revoke execute on function grant_test_money, hold_account, lock_funds, unlock_funds, request_withdrawal,
  complete_withdrawal, return_withdrawal, return_unsigned_withdrawals, hold_withdrawals,
  review_withdrawal, resume_withdrawal, credit_deposits, open_income_days, pay_income_run,
  pay_lock_income, pay_lock_bonuses, settle_round, end_round, place_wingo_bets, pay_wingo_bets,
  sign_wingo_batches, adopt_payment, ask_draw, take_draw_answers, change_client_seed,
  sign_original_batches from public;
grant execute on function grant_test_money, hold_account, lock_funds, unlock_funds, request_withdrawal,
  complete_withdrawal, return_withdrawal, return_unsigned_withdrawals, hold_withdrawals,
  review_withdrawal, resume_withdrawal, credit_deposits, open_income_days, pay_income_run,
  pay_lock_income, pay_lock_bonuses, settle_round, end_round, place_wingo_bets, pay_wingo_bets,
  sign_wingo_batches, adopt_payment, ask_draw, take_draw_answers, change_client_seed,
  sign_original_batches to platform_app;
-- These functions call the following ones, which trust their arguments.
revoke execute on function return_withdrawals, count_turnover, count_originals_turnover, credit_income, issue_money, count_fund,
  bankroll_left, end_mines_game from public;

-- Only the owner changes funds. Two people of support approve a large withdrawal.
revoke execute on function change_funds, note_approval, payouts_stopped, payout_block from public;
grant execute on function payouts_stopped, payout_block
  to platform_app, platform_signer, platform_report, platform_support;
grant execute on function note_approval to platform_support;

-- Only functions write records about staff and perform their actions. Each function finds the account of the caller's
-- login. The owner recovers access.
revoke all on staff_permission, staff_role, staff_account, staff_grant, staff_request, staff_audit
  from platform_app;
revoke execute on function staff_may, staff_actor, require_staff, note_staff, append_staff_audit,
  remove_staff_access, invite_staff, accept_staff, link_staff, set_staff_role, disable_staff,
  recover_staff, request_staff_action, decide_staff_action, apply_staff_action, adjust_balance,
  read_as_staff, staff_of_code, enrol_staff, note_staff_visit, token_staff, perform_brand_action,
  require_brand_permission, brand_action_waits, request_publication, decide_publication,
  open_publications, note_staff_refusal from public;
grant execute on function staff_may, invite_staff, accept_staff, link_staff, token_staff, set_staff_role,
  disable_staff, request_staff_action, decide_staff_action, read_as_staff, note_staff_refusal
  to platform_support;
-- People sign in at /staff. The server checks their password and second factor, and acts for them on brands only:
-- money and members need a login of platform_support.
grant select (id, name, is_service, accepted_at, expires_at, disabled_at) on staff_account to platform_app;
grant select on staff_grant to platform_app;
grant execute on function staff_of_code, enrol_staff, note_staff_visit, staff_may, perform_brand_action,
  brand_action_waits, request_publication, decide_publication, open_publications to platform_app;
-- Administrators create tokens of programs.
revoke insert, update, delete on staff_token from platform_app;

-- Draw: rounds and seeds. The role cannot read bets, members, accounts, or the amounts bet on a round.
revoke all on all tables in schema public from platform_draw;
grant select (id, game, number, opens_at, closes_at, draws_at, ends_at, state, seed, commitment,
    result, drawn_at, place, link, beacon_source, beacon_public_key, beacon_round, beacon_at,
    beacon_signature, server_seed, void_reason, sealed_at, root),
  insert (game, number, opens_at, closes_at, draws_at, ends_at, commitment, beacon_source,
    beacon_public_key, beacon_round, beacon_at),
  update (state, result, drawn_at, beacon_signature, server_seed, void_reason)
  on wingo_round to platform_draw;
grant select, insert on wingo_seed to platform_draw;
revoke execute on function note_clock, betting_open, next_draws, make_seed_pairs, rotate_seed_pair,
  place_original_bets, mines_turns, play_mines, absent_mines, end_absent_mines, fail_draw,
  forget_draw_requests from public;
-- The draw of the single-player games sees no stakes, and the functions take its results.
grant execute on function note_clock, next_draws, make_seed_pairs, rotate_seed_pair, place_original_bets,
  mines_turns, play_mines, absent_mines, end_absent_mines, fail_draw, forget_draw_requests
  to platform_draw;
grant execute on function betting_open to platform_app;

-- Signer: withdrawals and their payments. It writes only by functions that check the ledger and its limits.
revoke all on all tables in schema public from platform_signer;
grant select on withdrawal, withdrawal_verdict, payment, payment_attempt, payment_signature,
  chain_comparison, wallet_gap to platform_signer;
grant insert (network, wallet, nonce, block) on wallet_gap to platform_signer;
revoke execute on function withdrawals_to_sign, record_payment, record_replacement, announce_signer
  from public;
grant execute on function withdrawals_to_sign, record_payment, record_replacement, announce_signer
  to platform_signer;

-- Reporting: reads the books, but no secrets, names or addresses.
revoke all on all tables in schema public from platform_report;
grant select on account, transfer, transfer_cause, posting, archived_sum, wingo_bet, wingo_payout,
  original_bet, mines_game, deposit, fund_lock, lock_income, income, income_total, income_run, turnover,
  originals_turnover, team, withdrawal_verdict, wallet_transfer, lock_bonus, team_locked, reconciliation,
  reconciliation_difference, reconciliation_change, reconciliation_figure, money_limit, issuance_day,
  withdrawal_approval
  to platform_report;
grant select (id, member_id, network, amount, fee, state, requested_at, changed_at, compared)
  on withdrawal to platform_report;
grant select (id, member_id, type, created_at, closed_at) on ticket to platform_report;
grant select (withdrawal_id, network, nonce, hash, wallet, signed_at) on payment to platform_report;
grant select (withdrawal_id, place, hash, signed_at) on payment_attempt to platform_report;
grant select (withdrawal_id, place, network, wallet, nonce, amount, hash, signer, signed_at)
  on payment_signature to platform_report;
grant select on signer to platform_report;
grant select (id, code, sponsor_id, disabled, joined_at, email_confirmed_at) on member
  to platform_report;
grant select (id, game, number, opens_at, closes_at, draws_at, ends_at, state, commitment, result,
    drawn_at, exposure, paid_through, place, link, beacon_source, beacon_public_key, beacon_round,
    beacon_at, beacon_signature, server_seed, void_reason)
  on wingo_round to platform_report;
-- Figures for operators: the number of pending messages, and the keys in use.
grant select (service, due_at) on push_delivery to platform_report;
grant select (key_version) on two_factor to platform_report;
-- The audit log has no data of members except their ids.
grant select on staff_audit to platform_report;

-- Support: members of staff. They read the books, and act by the functions above.
revoke all on all tables in schema public from platform_support;
grant select on account, transfer, transfer_cause, posting, archived_sum, wingo_bet, wingo_payout,
  original_bet, mines_game, deposit, withdrawal, fund_lock, income, income_total, security_event,
  withdrawal_verdict, wallet_transfer, reconciliation, reconciliation_difference,
  reconciliation_change, money_limit, withdrawal_approval to platform_support;
grant select (withdrawal_id, network, nonce, hash, wallet, signed_at) on payment to platform_support;
grant select (withdrawal_id, place, hash, signed_at) on payment_attempt to platform_support;
-- Support reads names and addresses of members only through read_as_staff, which logs each reading.
grant select (id, code, sponsor_id, disabled, joined_at, email_confirmed_at, guards_changed_at,
    withdrawals_stopped_at) on member to platform_support;
grant select (member_id, enabled_at) on two_factor to platform_support;
grant select (id, game, number, opens_at, closes_at, draws_at, ends_at, state, commitment, result,
    drawn_at, place, link, beacon_source, beacon_public_key, beacon_round, beacon_at,
    beacon_signature, server_seed, void_reason)
  on wingo_round to platform_support;

-- once the previous release has stopped
revoke insert, update, delete on account, transfer, transfer_cause, posting, wingo_bet, wingo_payout,
  archived_sum, ledger_month, deposit, demo_transfer, withdrawal, fund_lock, lock_income, lock_bonus, team,
  team_locked, income, income_total, income_run, turnover,
  originals_turnover from platform_app;
grant update (looked_at, compared) on withdrawal to platform_app;
revoke update on wingo_round from platform_app;
-- Closes betting.
grant update (state) on wingo_round to platform_app;
-- The money of a deposit belongs to the member of its address.
revoke update, delete on deposit_address from platform_app;
revoke execute on function transfer_funds, distribute_funds, exchange_stakes from public;
-- Functions write the results of comparisons, and the sums that they use.
revoke insert, update, delete on reconciliation, reconciliation_difference, ledger_checkpoint, ledger_sum
  from platform_app;
-- Only the signer writes payments.
revoke insert, update, delete on payment, payment_attempt, wallet_gap from platform_app;
