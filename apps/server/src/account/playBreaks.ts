import type { BreakKind, BreakLength, ExclusionLength } from '@platform/rules/funds';
import sql from 'sql-template-tag';
import { one, type Queryable } from '../db/database';

export interface PlayBreak {
  kind: BreakKind;
  /** End of the break; null for a break without an end. */
  endsAt: Date | null;
}

export async function breakOf(db: Queryable, member: bigint): Promise<PlayBreak | undefined> {
  const [current] = await db.query<PlayBreak>(sql`
    select case when bool_or(excludes) then 'exclusion' else 'break' end as kind,
      nullif(max(ends_at), 'infinity') as "endsAt"
    from play_break where member_id = ${member} and ends_at > clock_timestamp()
    having count(*) > 0`);
  return current;
}

/**
 * @returns end of the break, or null if it has no end; `begun` is false if the current break lasts
 * at least as long
 */
export async function startBreak(
  db: Queryable,
  member: bigint,
  length: BreakLength | ExclusionLength,
): Promise<{ begun: boolean; endsAt: Date | null }> {
  return one(
    await db.query<{ begun: boolean; endsAt: Date | null }>(sql`
      select begun, nullif(ends_at, 'infinity') as "endsAt"
      from begin_play_break(${member}, ${length})`),
  );
}
