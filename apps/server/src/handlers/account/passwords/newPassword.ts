import { isCommonPassword } from '../../../account/commonPasswords';
import { Refusal } from '../../../http/refusal';
import type { Visitor } from '../../../http/visitor';

/**
 * Refuses common passwords, which browsers cannot check. The name of the visitor's brand counts as
 * a common password.
 */
export function refuseCommonPassword(password: string, { site }: Pick<Visitor, 'site'>): void {
  const { name } = site().brand;
  if (!isCommonPassword(password, [name, ...name.split(/\s+/)])) return;
  throw new Refusal(422, 'COMMON_PASSWORD');
}

export const samePassword = () => new Refusal(422, 'SAME_PASSWORD');
