import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import type { EventKind } from '../notifications/memberEvents';

/** Writes an event directly, as the triggers do. */
export async function writeEvent(
  db: Queryable,
  member: bigint,
  kind: EventKind,
  detail: object = {},
): Promise<string> {
  const [row] = await db.query<{ id: bigint }>(sql`
    insert into member_event (member_id, kind, detail)
    values (${member}, ${kind}, ${JSON.stringify(detail)}) returning id`);
  return String(row?.id);
}

/**
 * Returns the event detail of settled bets on Wingo 1 Min. @default a stake of 1 on the drawn
 * result
 */
export const settledBets = (
  round: string,
  endsInMs = 0,
  others: object = {},
): Readonly<Record<string, unknown>> => ({
  game: 1,
  round,
  result: 7,
  bets: 1,
  stake: '1',
  received: '1.96',
  ends_at: Date.now() + endsInMs,
  ...others,
});
