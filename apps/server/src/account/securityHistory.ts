import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import { readPage, type Page, type PageRequest } from '../db/page';
import { describeDevice, type Device } from './device';

/** A line of a member's security log. */
export interface SecurityLine extends Omit<Device, 'userAgent'> {
  id: bigint;
  at: Date;
  event: string;
  /** '' for what the platform did. */
  browser: string;
  platform: string;
  /** In USDT, as decimal text; null where there is none. */
  amount: string | null;
  /** The wallet's address that it is about; null where there is none. */
  wallet: string | null;
  /** How many more attempts were refused since the one before; null where that was not counted. */
  refused: number | null;
}

type Row = Omit<SecurityLine, 'browser' | 'platform'> & Device;

/** What happened to a member's account, newest first. Which operator did it is left out. */
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
