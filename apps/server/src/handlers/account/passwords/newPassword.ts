import { isCommonPassword } from '../../../account/commonPasswords';
import { Refusal } from '../../../http/refusal';

/**
 * Refuses common passwords. Browsers cannot check this, because they do not have the list.
 *
 * @throws Refusal 422 for one of the 10,000 most common passwords
 */
export function refuseCommonPassword(password: string): void {
  if (!isCommonPassword(password)) return;
  throw new Refusal(422, 'COMMON_PASSWORD');
}
