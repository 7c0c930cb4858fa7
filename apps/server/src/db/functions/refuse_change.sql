-- Refuses changes to append-only tables. Another transfer corrects a mistake.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The table % is append-only: % is refused. Post another transfer instead.',
    tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end $$;

create or replace trigger account_kept before delete or truncate on account
  for each statement execute function refuse_change();

create or replace trigger deposit_append_only before update or delete or truncate on deposit
  for each statement execute function refuse_change();

create or replace trigger income_append_only before update or delete or truncate on income
  for each statement execute function refuse_change();

create or replace trigger client_seed_append_only before update or delete or truncate on client_seed
  for each statement execute function refuse_change();

create or replace trigger mines_action_append_only before update or delete or truncate on mines_action
  for each statement execute function refuse_change();

create or replace trigger mines_game_permanent before delete or truncate on mines_game
  for each statement execute function refuse_change();

create or replace trigger original_batch_append_only before update or delete or truncate on original_batch
  for each statement execute function refuse_change();

create or replace trigger original_bet_append_only before update or delete or truncate on original_bet
  for each statement execute function refuse_change();

create or replace trigger original_receipt_append_only before update or delete or truncate on original_receipt
  for each statement execute function refuse_change();

create or replace trigger play_break_append_only before update or delete or truncate on play_break
  for each statement execute function refuse_change();

create or replace trigger seed_pair_permanent before delete or truncate on seed_pair
  for each statement execute function refuse_change();

create or replace trigger seed_pair_secret_append_only
  before update or delete or truncate on seed_pair_secret
  for each statement execute function refuse_change();

create or replace trigger payment_append_only before delete or truncate on payment
  for each statement execute function refuse_change();

create or replace trigger payment_kept before update on payment
  for each row when (
    old.wallet is not null
    or (old.withdrawal_id, old.network, old.nonce, old.hash, old.signed, old.signed_at)
      is distinct from (new.withdrawal_id, new.network, new.nonce, new.hash, new.signed, new.signed_at))
  execute function refuse_change();

create or replace trigger payment_attempt_append_only before update or delete or truncate on payment_attempt
  for each statement execute function refuse_change();

create or replace trigger reconciliation_change_append_only
  before update or delete or truncate on reconciliation_change
  for each statement execute function refuse_change();

create or replace trigger payment_signature_append_only
  before update or delete or truncate on payment_signature
  for each statement execute function refuse_change();

create or replace trigger posting_append_only before update or delete or truncate on posting
  for each statement execute function refuse_change();

create or replace trigger security_event_append_only before update or delete or truncate on security_event
  for each statement execute function refuse_change();

create or replace trigger staff_audit_append_only before update or delete or truncate on staff_audit
  for each statement execute function refuse_change();

create or replace trigger team_append_only before update or delete or truncate on team
  for each statement execute function refuse_change();

create or replace trigger transfer_append_only before update or delete or truncate on transfer
  for each statement execute function refuse_change();

create or replace trigger transfer_cause_append_only before update or delete or truncate on transfer_cause
  for each statement execute function refuse_change();

create or replace trigger wallet_transfer_append_only before update or delete or truncate on wallet_transfer
  for each statement execute function refuse_change();

create or replace trigger wingo_batch_append_only before update or delete or truncate on wingo_batch
  for each statement execute function refuse_change();

create or replace trigger wingo_bet_append_only before update or delete or truncate on wingo_bet
  for each statement execute function refuse_change();

create or replace trigger wingo_payout_append_only before update or delete or truncate on wingo_payout
  for each statement execute function refuse_change();

create or replace trigger wingo_receipt_append_only before update or delete or truncate on wingo_receipt
  for each statement execute function refuse_change();

create or replace trigger wingo_seed_append_only before update or delete or truncate on wingo_seed
  for each statement execute function refuse_change();

create or replace trigger withdrawal_verdict_append_only before update or delete or truncate on withdrawal_verdict
  for each statement execute function refuse_change();

create or replace trigger withdrawal_approval_append_only before update or delete or truncate on withdrawal_approval
  for each statement execute function refuse_change();
