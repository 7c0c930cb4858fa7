import { isCommonPassword } from '../../../account/commonPasswords';
import { Refusal } from '../../../http/refusal';

/**
 * Checks what of a new password the browser cannot: it does not have the list.
 *
 * @throws Refusal 422 for one of the 10,000 most common
 */
export function refuseCommonPassword(password: string): void {
  if (!isCommonPassword(password)) return;
  throw new Refusal(422, 'COMMON_PASSWORD');
}
