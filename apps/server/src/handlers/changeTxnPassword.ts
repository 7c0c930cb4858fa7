import { changeTxnPassword } from '@platform/api/contract';
import { txnPasswordOf } from '../accounts/attempts';
import { prepareTxnPassword, setTxnPassword } from '../accounts/txnPassword';
import { memberEndpoint } from '../http/endpoint';
import { done } from '../http/done';
import { Refusal } from '../http/refusal';
import { changeAccount } from './accountChange';
import { refuseCommonPassword } from './newPassword';
import type { Services } from './services';
import { logWrongTry } from './wrongTries';

const wrongPassword = () => new Refusal(422, 'WRONG_PASSWORD', { which: 'currentTxn' });

export const changeTxnPasswordEndpoint = (services: Services) =>
  memberEndpoint(changeTxnPassword, async ({ currentTxnPassword, txnPassword }, caller) => {
    const { db, attempts } = services;
    const { member } = caller;
    refuseCommonPassword(txnPassword);
    await attempts.claim(txnPasswordOf(member));
    const prepared = await prepareTxnPassword(db, member, currentTxnPassword, txnPassword);
    if (prepared === undefined) {
      await logWrongTry(db, 'txn-password-wrong', caller);
      throw wrongPassword();
    }
    await changeAccount(services, caller, async (tx) => {
      if (!(await setTxnPassword(tx, member, prepared))) throw wrongPassword();
      return {
        change: prepared.from === null ? 'txn-password-set' : 'txn-password-changed',
        member,
      };
    });
    await attempts.succeed(txnPasswordOf(member));
    return done(prepared.from === null ? 'TXN_PASSWORD_SET' : 'TXN_PASSWORD_CHANGED');
  });
