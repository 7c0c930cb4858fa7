import { USDT } from '@platform/rules/money';
import sql from 'sql-template-tag';
import { one, type Queryable } from '../../db/database';
import { platformAccount, type PlatformKind } from '../accounts';
import { checkStates } from './results';

/** Names of the metrics: balances in USDT, ages in seconds, and a count. */
export const FIGURES = [
  'reconciliation_difference_usdt',
  'reconciliation_age_seconds',
  'ledger_sweep_age_seconds',
  'house_balance_usdt',
  'bonuses_balance_usdt',
  'waiting_withdrawals',
  'hot_wallet_balance_usdt',
  'signer_silence_seconds',
  'oldest_pending_withdrawal_seconds',
  'deposit_scan_lag_seconds',
  'database_clock_offset_seconds',
] as const;
export type FigureName = (typeof FIGURES)[number];

export interface Figure {
  name: FigureName;
  label: string;
  value: number;
}

export interface Measure {
  name: FigureName;
  label: string;
  /** @throws if the figure cannot be read; the last value is then kept */
  read(): Promise<number | undefined>;
}

export async function keepFigure(db: Queryable, { name, label, value }: Figure): Promise<void> {
  await db.query(sql`
    insert into reconciliation_figure (name, label, value, measured_at)
    values (${name}, ${label}, ${value}, clock_timestamp())
    on conflict (name, label) do update
      set value = excluded.value, measured_at = excluded.measured_at`);
}

/** Returns the figures of the ledger. Reads few rows, regardless of the size of the ledger. */
export async function readFigures(db: Queryable): Promise<Figure[]> {
  const [states, waiting, kept, clocks, swept] = await Promise.all([
    checkStates(db),
    waitingWithdrawals(db),
    db.query<Figure>(sql`select name, label, value from reconciliation_figure`),
    db.query<Figure>(sql`
      select 'database_clock_offset_seconds' as name, source as label,
        (offset_ms / 1000.0)::float8 as value
      from clock_check`),
    db.query<{ age: number | null }>(sql`
      select extract(epoch from clock_timestamp()
        - case when transfers_swept_at < accounts_swept_at then transfers_swept_at
          when transfers_swept_at is not null then accounts_swept_at end)::float8 as age
      from ledger_checkpoint`),
  ]);
  const sweepAge = one(swept).age;
  return [
    ...states.flatMap(({ name: label, difference, age }): Figure[] => [
      { name: 'reconciliation_difference_usdt', label, value: difference },
      { name: 'reconciliation_age_seconds', label, value: age },
    ]),
    ...(sweepAge === null
      ? []
      : [{ name: 'ledger_sweep_age_seconds' as const, label: '', value: sweepAge }]),
    ...waiting,
    ...kept,
    ...clocks,
  ];
}

/**
 * Maximum number of waiting withdrawals whose reasons are counted. Checking more would only take
 * longer.
 */
const OLDEST = 100;

const waitingWithdrawals = (db: Queryable): Promise<Figure[]> =>
  db.query<Figure>(sql`
    select 'waiting_withdrawals' as name, reason as label, count(*)::float8 as value from (
      select payout_block(id) as reason from (
        select id from withdrawal
        where state = 'pending'
          and not exists (select from payment where withdrawal_id = withdrawal.id)
        order by id limit ${OLDEST}) oldest) waiting
    where reason is not null group by reason`);

export async function platformSum(db: Queryable, kind: PlatformKind): Promise<number> {
  const id = await platformAccount(db, kind);
  const rows = await db.query<{ balance: number }>(sql`
    select ((
        select coalesce(sum(posting.amount), 0) from posting, ledger_checkpoint
        where account_id = ${id} and transfer_id > summed_through)
      + coalesce((select amount from ledger_sum where account_id = ${id}), 0))::float8
      / ${Number(USDT)}::float8 as balance`);
  return one(rows).balance;
}

export async function oldestWithdrawal(db: Queryable): Promise<number> {
  const rows = await db.query<{ age: number }>(sql`
    select coalesce(extract(epoch from clock_timestamp() - min(requested_at)), 0)::float8 as age
    from withdrawal where state not in ('success', 'failed')`);
  return one(rows).age;
}

export const ledgerMeasures = (db: Queryable): Measure[] => [
  { name: 'house_balance_usdt', label: '', read: () => platformSum(db, 'house') },
  { name: 'bonuses_balance_usdt', label: '', read: () => platformSum(db, 'bonuses') },
  { name: 'oldest_pending_withdrawal_seconds', label: '', read: () => oldestWithdrawal(db) },
];
