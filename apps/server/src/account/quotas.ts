import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';

export interface Quota {
  subject: string;
  /**
   * Number of uses per hour, which may come in one burst. Each use becomes available again after
   * its share of an hour.
   */
  perHour: number;
}

export const signUpsFrom = (network: string, perHour: number): Quota => ({
  subject: `sign-up-from:${network}`,
  perHour,
});
export const resetsFrom = (network: string, perHour: number): Quota => ({
  subject: `reset-from:${network}`,
  perHour,
});
export const ticketsFrom = (network: string, perHour: number): Quota => ({
  subject: `ticket-from:${network}`,
  perHour,
});
export const ticketsOf = (member: bigint, perHour: number): Quota => ({
  subject: `ticket:${member}`,
  perHour,
});
/**
 * Returns the quota of log entries for unknown names, so that invented names do not fill the security log.
 */
export const unknownNamesFrom = (network: string): Quota => ({
  subject: `unknown-name-from:${network}`,
  perHour: 20,
});

/** @returns time to wait in ms; 0 if the use is granted */
export async function claimQuota(db: Queryable, { subject, perHour }: Quota): Promise<number> {
  const share = sql`interval '1 hour' / ${perHour}::int`;
  const granted = await db.query(sql`
    insert into quota as q (subject, full_at) values (${subject}, clock_timestamp() + ${share})
    on conflict (subject) do update set
      full_at = greatest(q.full_at, clock_timestamp()) + ${share}
    where q.full_at + ${share} <= clock_timestamp() + interval '1 hour'
    returning subject`);
  if (granted.length > 0) return 0;
  const [row] = await db.query<{ wait: number }>(sql`
    select extract(epoch from full_at + ${share} - interval '1 hour' - clock_timestamp())::float8
      * 1000 as wait
    from quota where subject = ${subject}`);
  return Math.max(row?.wait ?? 0, 1);
}
