import sql, { raw, type Sql } from 'sql-template-tag';
import { KNOWN_DAYS } from '../account/knownDevices';
import type { Queryable } from '../db/database';
import { tryAll } from './tryAll';

export interface Limited {
  table: string;
  /** Retention period, as docs/operating.md states it. */
  kept: string;
  /** Condition for the rows to delete. */
  over: Sql;
}

const before = (column: string, age: string): Sql =>
  sql`${raw(column)} < clock_timestamp() - ${age}::interval`;

const expired = sql`expires_at < clock_timestamp()`;

/** Retention of tables with expiring rows. All other tables keep their rows: see `KEPT`. */
export const RETENTION: readonly Limited[] = [
  {
    table: 'attempt',
    kept: 'a day after the last failure',
    over: before('last_at', '1 day'),
  },
  { table: 'quota', kept: 'until it is full again', over: sql`full_at < clock_timestamp()` },
  { table: 'password_reset', kept: 'until it expires', over: expired },
  { table: 'email_confirmation', kept: 'until it expires', over: expired },
  { table: 'stop_link', kept: 'until it expires', over: expired },
  { table: 'brand_preview', kept: 'until it expires', over: expired },
  {
    table: 'exclusion_hash',
    kept: 'until the self-exclusion ends',
    over: sql`ends_at < clock_timestamp()`,
  },
  { table: 'staff_step', kept: 'until it expires', over: expired },
  { table: 'staff_device', kept: 'until it expires', over: expired },
  { table: 'staff_link', kept: 'until it expires', over: sql`until < clock_timestamp()` },
  {
    table: 'staff_session',
    kept: 'a day after its last use',
    over: before('used_at', '1 day'),
  },
  {
    table: 'known_device',
    kept: `${KNOWN_DAYS} days after its last use`,
    over: before('last_used_at', `${KNOWN_DAYS} days`),
  },
  {
    table: 'session',
    kept: 'a month after its end',
    over: before('expires_at', '1 month'),
  },
  {
    table: 'push_delivery',
    kept: 'until it is sent, for a day at most',
    over: expired,
  },
  { table: 'refusal', kept: 'a day', over: before('refused_at', '1 day') },
  { table: 'wingo_refusal', kept: 'a day', over: before('refused_at', '1 day') },
  { table: 'original_refusal', kept: 'a day', over: before('refused_at', '1 day') },
  {
    table: 'member_event',
    kept: '90 days; income, which has a separate history, one day',
    // The range of days allows an index scan: the index orders rows by day, but not by income.
    over: sql`${before('at', '90 days')} or
      kind = 'income' and ${before('at', '1 day')} and not ${before('at', '8 days')}`,
  },
  { table: 'public_win', kept: '2 days', over: before('shown_at', '2 days') },
  { table: 'week_standing', kept: '5 weeks', over: before('week', '5 weeks') },
];

/** Tables whose rows no server deletes, by reason. */
export const KEPT: Readonly<Record<string, readonly string[]>> = {
  'until their month is archived': [
    'posting',
    'wingo_bet',
    'wingo_payout',
    'wingo_batch',
    'wingo_receipt',
    'original_bet',
    'original_batch',
    'original_receipt',
  ],
  'until the draw has decided, for a minute at most': ['draw_request'],
  'for 31 days, until the next bet of the member': ['play_entry'],
  'always: the limits of members': ['play_total', 'play_limit', 'play_break'],
  'always: the seeds of members': ['seed_pair', 'seed_pair_secret', 'client_seed'],
  'always: games of Mines': ['mines_game', 'mines_action'],
  'always: the rules of payouts': ['wingo_odds', 'wingo_fee'],
  'always: the books': [
    'account',
    'transfer',
    'transfer_cause',
    'ledger_month',
    'archived_sum',
    'ledger_checkpoint',
    'ledger_sum',
    'reconciliation',
    'reconciliation_difference',
    'reconciliation_change',
    'reconciliation_figure',
    'deposit',
    'withdrawal',
    'withdrawal_verdict',
    'withdrawal_approval',
    'payment',
    'payment_attempt',
    'wallet_transfer',
    'money_limit',
    'issuance_day',
    'clock_check',
    'payment_signature',
    'signer',
    'wallet_gap',
    'chain_cursor',
    'chain_comparison',
    'demo_transfer',
    'deposit_address',
    'fund_lock',
    'lock_income',
    'lock_bonus',
    'income',
    'income_total',
    'income_run',
    'turnover',
    'originals_turnover',
  ],
  'always: the public history of rounds': ['wingo_round', 'wingo_seed'],
  'always: bet totals, including archived months': [
    'wingo_bet_mark',
    'wingo_bet_tally',
    'wingo_bet_day',
  ],
  'always: members and their choices': [
    'member',
    'team',
    'team_locked',
    'two_factor',
    'ticket',
    'member_event_read',
    'push_subscription',
  ],
  'always: staff and their roles': [
    'staff_permission',
    'staff_role',
    'staff_account',
    'staff_grant',
    'staff_password',
    'staff_passkey',
    'staff_authenticator',
    'staff_token',
  ],
  'always: records of actions': [
    'security_event',
    'brand_version',
    'brand_publication',
    'staff_request',
    'staff_audit',
  ],
  'until it is sent': ['push_position', 'security_mail', 'balance_mail'],
  'always: the schema': ['migration', 'function_version'],
};

const BATCH = 20_000;

async function deleteOver(db: Queryable, { table, over }: Limited, batch: number): Promise<void> {
  let deleted;
  do {
    const rows = await db.query(sql`
      delete from ${raw(table)} where ctid = any (array(
        select ctid from ${raw(table)} where ${over} limit ${batch}))
      returning 1`);
    deleted = rows.length;
  } while (deleted === batch);
}

export const deleteExpired = (db: Queryable, batch = BATCH): Promise<void> =>
  tryAll(RETENTION.map((limited) => () => deleteOver(db, limited, batch)));
