import type { RealityCheckMinutes } from '@platform/rules/funds';
import type { MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import { one, type Queryable } from '../db/database';

/** A member's current play session, with the settings of its reality checks. */
export interface PlaySession {
  /** Time of the reply, by the database clock. */
  now: Date;
  /** Time of the first bet; null without a bet in the last hour. */
  beganAt: Date | null;
  staked: MicroUsdt;
  /** Payouts. An open bet has none. */
  returned: MicroUsdt;
  /** Minutes of play between two reality checks; null for none. */
  checkMinutes: RealityCheckMinutes | null;
  /** Time of the next reality check; null if none is due in this session. */
  nextCheckAt: Date | null;
  /** Start of the member's previous sign-in session; null if there is none. */
  lastSignInAt: Date | null;
}

/**
 * Returns a member's current play session.
 *
 * @param session sign-in session of the caller
 */
export async function playSessionOf(
  db: Queryable,
  member: bigint,
  session: string,
): Promise<PlaySession> {
  return one(
    await db.query<PlaySession>(sql`
      select clock_timestamp() as now, play.began_at as "beganAt",
        coalesce(play.staked, 0) as staked, coalesce(play.returned, 0) as returned,
        m.reality_check_minutes as "checkMinutes",
        case when play.began_at is not null then
          greatest(play.began_at, m.reality_checked_at)
            + make_interval(mins => m.reality_check_minutes::int)
        end as "nextCheckAt",
        (
          select max(earlier.created_at) from session own
          join session earlier
            on earlier.member_id = own.member_id and earlier.created_at < own.created_at
          where own.id = ${session}
        ) as "lastSignInAt"
      from member m left join play_session(m.id, clock_timestamp()) play on true
      where m.id = ${member}`),
  );
}

/** @param minutes minutes of play between two reality checks; null for none */
export async function setRealityCheckOf(
  db: Queryable,
  member: bigint,
  minutes: RealityCheckMinutes | null,
): Promise<void> {
  await db.query(sql`
    update member set reality_check_minutes = ${minutes} where id = ${member}`);
}

/** Records that the member has answered a reality check, which restarts the interval. */
export async function noteRealityCheck(db: Queryable, member: bigint): Promise<void> {
  await db.query(sql`
    update member set reality_checked_at = clock_timestamp() where id = ${member}`);
}
