import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import { readPage, type Page, type PageRequest } from '../db/page';
import { describeDevice, type Device } from './device';

export interface SecurityLine extends Omit<Device, 'userAgent'> {
  id: bigint;
  at: Date;
  event: string;
  /** Browser of the event; empty for events that the platform caused. */
  browser: string;
  platform: string;
  /** Amount in USDT, as decimal text; null without an amount. */
  amount: string | null;
  wallet: string | null;
  /** Number of refused attempts before the event; null if not counted. */
  refused: number | null;
}

type Row = Omit<SecurityLine, 'browser' | 'platform'> & Device;

/** Returns a page of a member's security log, without the operators behind events. */
export async function securityPage(
  db: Queryable,
  member: bigint,
  request: PageRequest,
): Promise<Page<SecurityLine>> {
  const { rows, total } = await readPage<Row>(
    db,
    sql`
      select id, at, event, address, user_agent as "userAgent", place, detail ->> 'amount' as amount,
        detail ->> 'address' as wallet, (detail ->> 'refused')::int as refused
      from security_event where member_id = ${member}`,
    sql`id desc`,
    request,
  );
  return {
    total,
    rows: rows.map(({ userAgent, ...line }) => ({
      ...line,
      ...(line.address === '' ? { browser: '', platform: '' } : describeDevice(userAgent)),
    })),
  };
}
