import { NO_TXN_PASSWORD } from '@platform/api/contract';
import { txnPasswordOf } from '../../../account/attempts';
import { checkTxnPassword } from '../../../account/txnPassword';
import type { Caller } from '../../../http/endpoint';
import { Refusal } from '../../../http/refusal';
import type { Services } from '../../shared/services';
import { logWrongTry } from './wrongTries';

const REFUSALS = {
  none: () => new Refusal(422, NO_TXN_PASSWORD, { purpose: 'required' }),
  wrong: () => new Refusal(422, 'WRONG_PASSWORD', { which: 'txn' }),
};

export async function confirmTxnPassword(
  { db, attempts }: Services,
  caller: Caller,
  password: string,
): Promise<string> {
  const { member } = caller;
  const claim = () => attempts.claim(txnPasswordOf(member));
  const checked = await checkTxnPassword(db, member, password, claim);
  if (checked.answer === 'wrong') await logWrongTry(db, 'txn-password-wrong', caller);
  if (checked.answer !== 'right') throw REFUSALS[checked.answer]();
  await attempts.succeed(txnPasswordOf(member));
  return checked.hash;
}
