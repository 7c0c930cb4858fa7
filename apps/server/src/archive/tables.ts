/** Tables partitioned by month, each with the sort order of its rows. */
export const DIVIDED = {
  posting: 'transfer_id, account_id',
  wingo_bet: 'id',
  wingo_payout: 'bet_id',
  wingo_batch: 'first_bet',
  wingo_receipt: 'first_bet',
  original_bet: 'id',
  original_batch: 'first_bet',
  original_receipt: 'first_bet',
} as const;
export type DividedTable = keyof typeof DIVIDED;
export const DIVIDED_TABLES = Object.keys(DIVIDED) as DividedTable[];

/** Month in UTC: `2026-11`. */
export type Month = string;

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

export const isMonth = (text: string): boolean => MONTH.test(text);

export const firstDayOf = (month: Month): string => `${month}-01`;

/** Returns the name of a month's partition: `ledger_months.posting_2026_11`. */
export function partOf(table: DividedTable, month: Month): string {
  // The month becomes part of SQL statements, so validate it.
  if (!isMonth(month)) throw new Error(`'${month}' is not a month such as 2026-11.`);
  return `ledger_months.${table}_${month.replace('-', '_')}`;
}
