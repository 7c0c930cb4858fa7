import { EMAIL_UNCONFIRMED } from '@platform/api/contract';
import { isEmailConfirmed } from '../../account/emailConfirmation';
import { Refusal } from '../../http/refusal';
import type { Services } from '../shared/services';

export async function requireConfirmedEmail(
  { db, confirmEmail }: Services,
  member: bigint,
): Promise<void> {
  if (!confirmEmail || (await isEmailConfirmed(db, member))) return;
  throw new Refusal(422, EMAIL_UNCONFIRMED);
}
