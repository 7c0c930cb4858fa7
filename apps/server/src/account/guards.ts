import sql from 'sql-template-tag';
import { one, type Queryable, type Tx } from '../db/database';

export type WithdrawalBar = { why: 'stopped' } | { why: 'waits'; until: Date };

export interface Guards {
  passwordHash: string;
  txnPasswordHash: string | null;
  /** Address with checksum; '' until the member sets one. */
  walletAddress: string;
  bar: WithdrawalBar | undefined;
}

interface Row extends Omit<Guards, 'bar'> {
  stopped: boolean;
  until: Date | null;
}

/**
 * Locks a member's row, so that concurrent changes to security settings wait. Lock it before the
 * member's other rows.
 */
export async function holdMember(tx: Tx, member: bigint): Promise<void> {
  one(await tx.query(sql`select id from member where id = ${member} for no key update`));
}

export async function guardsOf(db: Queryable, member: bigint, waitHours: number): Promise<Guards> {
  const { stopped, until, ...guards } = one(
    await db.query<Row>(sql`
      select password_hash as "passwordHash", txn_password_hash as "txnPasswordHash",
        wallet_address as "walletAddress", withdrawals_stopped_at is not null as stopped,
        case when opens_at > clock_timestamp() then opens_at end as until
      from member, lateral (select guards_changed_at + ${waitHours} * interval '1 hour' as opens_at) t
      where id = ${member}`),
  );
  return { ...guards, bar: barOf(stopped, until) };
}

function barOf(stopped: boolean, until: Date | null): WithdrawalBar | undefined {
  if (stopped) return { why: 'stopped' };
  return until === null ? undefined : { why: 'waits', until };
}
