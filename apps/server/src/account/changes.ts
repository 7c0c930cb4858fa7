import sql from 'sql-template-tag';
import { one, type Tx } from '../db/database';
import type { Random } from '../ports/random';
import type { Device } from './device';
import { nameOnceConfirmed } from './emailConfirmation';
import { logSecurity } from './securityLog';
import type { SecurityNotice } from './securityMail';
import { newStopLink } from './stopLinks';

export type Change =
  | 'password-changed'
  | 'password-reset'
  | 'txn-password-set'
  | 'txn-password-changed'
  | 'two-factor-enabled'
  | 'two-factor-disabled'
  | 'recovery-code-used'
  | 'recovery-codes-renewed'
  | 'wallet-address-changed';

/** Changes that support makes. */
export type ChangeByHand = 'two-factor-disabled' | 'withdrawals-resumed';

export interface ChangeNotice extends SecurityNotice {
  change: Change | ChangeByHand;
  /** End of the withdrawal wait; equal to `at` without a wait. */
  waitsUntil: Date;
}

export interface ChangeRequest {
  change: Change;
  member: bigint;
  device: Device;
}

/** Records a change. Call this function in the transaction of the change. */
export async function recordChange(
  tx: Tx,
  random: Random,
  waitHours: number,
  { change, member, device }: ChangeRequest,
): Promise<ChangeNotice> {
  await logSecurity(tx, { event: change, member, device });
  const token = await newStopLink(tx, random, member, waitHours);
  const facts = one(
    await tx.query<Pick<ChangeNotice, 'name' | 'to' | 'language' | 'at' | 'waitsUntil'>>(sql`
      select ${nameOnceConfirmed}, email as "to", language, guards_changed_at as at,
        guards_changed_at + ${waitHours} * interval '1 hour' as "waitsUntil"
      from member where id = ${member}`),
  );
  return { change, device, token, ...facts };
}
