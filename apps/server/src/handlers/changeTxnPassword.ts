import { changeTxnPassword } from '@platform/api/contract';
import { txnPasswordOf } from '../accounts/attempts';
import { changeTxnPassword as change } from '../accounts/txnPassword';
import { memberEndpoint } from '../http/endpoint';
import { Refusal } from '../http/refusal';
import { refuseCommonPassword } from './newPassword';
import type { Services } from './services';

export const changeTxnPasswordEndpoint = ({ db, attempts }: Services) =>
  memberEndpoint(changeTxnPassword, async ({ currentTxnPassword, txnPassword }, { member }) => {
    refuseCommonPassword(txnPassword);
    await attempts.claim(txnPasswordOf(member));
    if ((await change(db, member, currentTxnPassword, txnPassword)) === 'wrong') {
      throw new Refusal(422, 'The current TXN password is not right.', 'WRONG_PASSWORD');
    }
    await attempts.succeed(txnPasswordOf(member));
    return { message: 'Your TXN password was changed.' };
  });
