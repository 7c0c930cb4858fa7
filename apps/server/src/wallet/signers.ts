import { PAYOUT_NETWORK } from '@platform/rules/funds';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';

export interface SignerSeen {
  /** Wallet that pays withdrawals, in lower case. */
  wallet: string;
  /** Age of the announcement, in seconds. A running signer announces itself every few seconds. */
  age: number;
}

export async function signerSeen(db: Queryable): Promise<SignerSeen | undefined> {
  const [row] = await db.query<SignerSeen>(sql`
    select wallet, extract(epoch from clock_timestamp() - seen_at)::float8 as age
    from signer where network = ${PAYOUT_NETWORK}`);
  return row;
}

/** Maximum age of the last announcement of a running signer, in seconds. */
const AWAY_S = 30;

export async function signerState(db: Queryable): Promise<'running' | 'away' | 'none'> {
  const seen = await signerSeen(db);
  if (seen === undefined) return 'none';
  return seen.age <= AWAY_S ? 'running' : 'away';
}
