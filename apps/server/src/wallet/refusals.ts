import sql from 'sql-template-tag';
import type { Queryable, Tx } from '../db/database';

export interface Intent {
  member: bigint;
  call: 'activate' | 'withdraw';
  /** Idempotency key: all requests with this key are one intent. */
  key: string;
  /** Content of the request, to detect another request under the same key. */
  request: string;
}

export interface Refused {
  status: number;
  code: string;
  params: Readonly<Record<string, string | number>> | null;
}

/**
 * Returns the stored refusal of a key. To decide about a key, lock the member's main account first.
 *
 * @param intent without `request`, any request matches
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
 * Stores a refusal. The caller must have locked the member's main account and found no earlier
 * outcome.
 *
 * @param request null refuses every request with this key
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
