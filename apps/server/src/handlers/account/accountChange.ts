import { changeMail } from '../../account/changeMail';
import { recordChange, type Change } from '../../account/changes';
import { describeDevice } from '../../account/securityLog';
import type { Tx } from '../../db/database';
import type { Visitor } from '../../http/visitor';
import { sendMail } from '../shared/sendMail';
import type { Services } from '../shared/services';

export interface AccountChange {
  change: Change;
  member: bigint;
}

/**
 * Changes security settings. Creates the log entry and the link that stops withdrawals in the same
 * transaction, and sends the member an email after the commit.
 *
 * @param make makes the change; its errors roll everything back
 * @returns the result of `make`; undefined if nothing was changed
 */
export async function changeAccount(
  services: Services,
  visitor: Visitor,
  make: (tx: Tx) => Promise<AccountChange | undefined>,
): Promise<AccountChange | undefined> {
  const { db, random, withdrawalWaitHours } = services;
  const notice = await db.transaction(async (tx) => {
    await describeDevice(tx, visitor);
    const made = await make(tx);
    if (made === undefined) return undefined;
    const request = { ...made, device: visitor };
    return { ...(await recordChange(tx, random, withdrawalWaitHours, request)), made };
  });
  if (notice === undefined) return undefined;
  sendMail(services, visitor, (site) => changeMail({ ...notice, ...site }));
  return notice.made;
}
