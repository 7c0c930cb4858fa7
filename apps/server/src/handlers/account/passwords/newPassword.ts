import { isCommonPassword } from '../../../account/commonPasswords';
import { Refusal } from '../../../http/refusal';

/**
 * Refuses the 10,000 most common passwords, a list that browsers do not have.
 *
 * @throws Refusal 422
 */
export function refuseCommonPassword(password: string): void {
  if (!isCommonPassword(password)) return;
  throw new Refusal(422, 'COMMON_PASSWORD');
}
