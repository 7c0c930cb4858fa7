import sql from 'sql-template-tag';
import type { Queryable, Tx } from '../db/database';

/** What a member wants done once. */
export interface Intent {
  member: bigint;
  call: 'activate' | 'withdraw';
  /** However often it arrives, it is one intent. */
  key: string;
  /** What makes two requests the same. */
  request: string;
}

/** Why a request was refused: what its answer is made of. */
export interface Refused {
  status: number;
  code: string;
  params: Readonly<Record<string, string | number>> | null;
}

/**
 * How the key of an intent was refused: `conflict` when that was another request; undefined when it was
 * not refused. What decides about a key asks while it holds the member's main account.
 *
 * @param intent without `request` any is meant
 */
export async function findRefusal(
  db: Queryable,
  intent: Omit<Intent, 'request'> & Partial<Intent>,
): Promise<Refused | 'conflict' | undefined> {
  const { member, call, key, request } = intent;
  const [row] = await db.query<Refused & { request: string | null }>(sql`
    select request, status, code, params from refusal
    where member_id = ${member} and call = ${call} and key = ${key}`);
  if (row === undefined) return undefined;
  const { status, code, params } = row;
  const isSame = request === undefined || row.request === null || row.request === request;
  return isSame ? { status, code, params } : 'conflict';
}

/**
 * Makes a refusal the answer to its key, for as long as it is kept. The transaction holds the member's main account, and has found
 * nothing under the key.
 *
 * @param request null closes the key, whatever was asked under it
 */
export async function keepRefusal(
  tx: Tx,
  { member, call, key, request }: Omit<Intent, 'request'> & { request: string | null },
  { status, code, params }: Refused,
): Promise<void> {
  await tx.query(sql`
    insert into refusal (member_id, call, key, request, status, code, params)
    values (${member}, ${call}, ${key}, ${request}, ${status}, ${code},
      ${params === null ? null : JSON.stringify(params)}::jsonb)`);
}
