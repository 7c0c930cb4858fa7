import sql from 'sql-template-tag';

/**
 * All postings there ever were, in SQL: those that are here one by one, and those of archived months as a
 * sum an account, which counts as posted before all of them.
 */
export const EVER_POSTED = sql`(
  select account_id, amount, transfer_id from posting
  union all select account_id, amount, 0 from archived_sum)`;
