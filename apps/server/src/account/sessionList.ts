import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import { describeDevice, type Device } from './device';

export interface OpenSession extends Omit<Device, 'userAgent'> {
  id: string;
  browser: string;
  platform: string;
  lastUsedAt: Date;
}

const MOST = 100;

/** Returns a member's live sessions, most recently used first. */
export async function openSessions(
  db: Queryable,
  member: bigint,
  idleMinutes: number,
): Promise<OpenSession[]> {
  const rows = await db.query<Device & { id: string; lastUsedAt: Date }>(sql`
    select id, user_agent as "userAgent", address, place, last_used_at as "lastUsedAt"
    from session
    where member_id = ${member} and revoked_at is null and expires_at > clock_timestamp()
      and last_used_at > clock_timestamp() - ${idleMinutes} * interval '1 minute'
    order by last_used_at desc, id limit ${MOST}`);
  return rows.map(({ userAgent, ...session }) => ({ ...session, ...describeDevice(userAgent) }));
}

export async function endIdleSessions(db: Queryable, idleMinutes: number): Promise<void> {
  await db.query(sql`
    with idle as (
      update session set revoked_at = clock_timestamp()
      where revoked_at is null and expires_at > clock_timestamp()
        and last_used_at < clock_timestamp() - ${idleMinutes} * interval '1 minute'
      returning member_id, address, user_agent, place)
    insert into security_event (member_id, event, address, user_agent, place)
    select member_id, 'session-idle', address, user_agent, place from idle`);
}
