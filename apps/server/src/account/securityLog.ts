import type { SecurityEventKind } from '@platform/rules/fields';
import sql from 'sql-template-tag';
import type { Queryable, Tx } from '../db/database';
import { NO_DEVICE, type Device } from './device';

/** Events of brand operators, which the logs of members omit. */
export type OperatorEventKind = 'brand-published' | 'brand-rolled-back' | 'brands-token-wrong';

export interface SecurityEvent {
  event: SecurityEventKind | OperatorEventKind;
  /** Member whom the event concerns; undefined for unknown names and operators. */
  member: bigint | undefined;
  /** Device that caused the event. @default none, for the server itself */
  device?: Device;
  /** Further facts about the event, without secrets. @default none */
  detail?: Readonly<Record<string, string | number>>;
}

/**
 * Adds an entry to the security log. Log a success in the transaction of the action. Log a failure
 * outside that transaction, which is rolled back.
 */
export async function logSecurity(
  db: Queryable,
  { event, member, device = NO_DEVICE, detail = {} }: SecurityEvent,
): Promise<void> {
  const { address, userAgent, place } = device;
  await db.query(sql`
    insert into security_event (member_id, event, address, user_agent, place, detail)
    values (${member ?? null}, ${event}, ${address}, ${userAgent}, ${place},
      ${JSON.stringify(detail)})`);
}

/** Passes the device to triggers, which copy it into log entries such as those of withdrawals. */
export async function describeDevice(tx: Tx, { address, userAgent, place }: Device): Promise<void> {
  const device = JSON.stringify({ address, userAgent, place });
  await tx.query(sql`select set_config('platform.device', ${device}, true)`);
}
