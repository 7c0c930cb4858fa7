import type { SecurityEventKind } from '@platform/rules/fields';
import sql from 'sql-template-tag';
import type { Queryable, Tx } from '../db/database';
import { NO_DEVICE, type Device } from './device';

/** Events of no account: those of operators of brands. No member sees them. */
export type OperatorEventKind = 'brand-published' | 'brand-rolled-back' | 'brands-token-wrong';

/** Something that happened to an account, or that an operator of brands did or tried. */
export interface SecurityEvent {
  event: SecurityEventKind | OperatorEventKind;
  /** Whose account it is; undefined where no member has the name that was tried, and for operators. */
  member: bigint | undefined;
  /** From where. @default the server itself */
  device?: Device;
  /** What else there is to say; never a secret. @default nothing */
  detail?: Readonly<Record<string, string | number>>;
}

/**
 * Writes a line into the security log, which is append-only. Inside the transaction of what
 * happened, so that both are committed or neither is; a failure is written outside, for it is rolled back.
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

/**
 * Describes the caller's device to a transaction. Triggers then add it to the lines that they write into
 * the security log, such as that of a withdrawal.
 */
export async function describeDevice(tx: Tx, { address, userAgent, place }: Device): Promise<void> {
  const device = JSON.stringify({ address, userAgent, place });
  await tx.query(sql`select set_config('platform.device', ${device}, true)`);
}
