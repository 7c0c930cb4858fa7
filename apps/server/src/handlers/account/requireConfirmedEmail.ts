import { EMAIL_UNCONFIRMED } from '@platform/api/contract';
import { isEmailConfirmed } from '../../account/emailConfirmation';
import { Refusal } from '../../http/refusal';
import type { Services } from '../shared/services';

/**
 * Lets only members go on whose address is confirmed, where the settings ask for that.
 *
 * @throws Refusal 422 for all others
 */
export async function requireConfirmedEmail(
  { db, confirmEmail }: Services,
  member: bigint,
): Promise<void> {
  if (!confirmEmail || (await isEmailConfirmed(db, member))) return;
  throw new Refusal(422, EMAIL_UNCONFIRMED);
}
