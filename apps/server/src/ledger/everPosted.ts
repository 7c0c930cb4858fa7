import sql from 'sql-template-tag';

/** All postings ever made. Archived postings appear as one sum per account, with transfer id 0. */
export const EVER_POSTED = sql`(
  select account_id, amount, transfer_id from posting
  union all select account_id, amount, 0 from archived_sum)`;
