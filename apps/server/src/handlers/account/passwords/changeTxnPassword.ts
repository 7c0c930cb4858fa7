import { changeTxnPassword } from '@platform/api/contract';
import { txnPasswordOf } from '../../../account/attempts';
import { hashPassword } from '../../../account/passwords';
import { checkTxnPassword, setTxnPassword } from '../../../account/txnPassword';
import { memberEndpoint } from '../../../http/endpoint';
import { done } from '../../../http/done';
import { Refusal } from '../../../http/refusal';
import { changeAccount } from '../accountChange';
import { endOtherSessions } from '../otherSessions';
import { refuseCommonPassword, samePassword } from './newPassword';
import { requireProof } from './proof';
import type { Services } from '../../shared/services';
import { logWrongTry } from './wrongTries';

const wrongPassword = () => new Refusal(422, 'WRONG_PASSWORD', { which: 'currentTxn' });

export const changeTxnPasswordEndpoint = (services: Services) =>
  memberEndpoint(changeTxnPassword, async (form, caller) => {
    const { db, attempts } = services;
    const { member } = caller;
    const { currentTxnPassword, txnPassword, password, twofactor: code } = form;
    refuseCommonPassword(txnPassword, caller);
    const claim = () => attempts.claim(txnPasswordOf(member));
    const checked = await checkTxnPassword(db, member, currentTxnPassword, claim);
    if (checked.answer === 'wrong') {
      await logWrongTry(db, 'txn-password-wrong', caller);
      throw wrongPassword();
    }
    // Ignores the given current password if there is no TXN password.
    const from = checked.answer === 'right' ? checked.hash : null;
    if (from !== null) {
      await attempts.succeed(txnPasswordOf(member));
      if (txnPassword === currentTxnPassword) throw samePassword();
    }
    // The current TXN password protects a change. Setting the first TXN password needs another proof.
    const holdProof =
      from === null ? await requireProof(services, caller, { password, code }) : undefined;
    // Hashing is slow, so it runs before the transaction.
    const to = await hashPassword(txnPassword, String(member));
    await changeAccount(services, caller, async (tx) => {
      await holdProof?.(tx);
      if (!(await setTxnPassword(tx, member, { from, to }))) throw wrongPassword();
      await endOtherSessions(tx, services, caller);
      return { change: from === null ? 'txn-password-set' : 'txn-password-changed', member };
    });
    return done(from === null ? 'TXN_PASSWORD_SET' : 'TXN_PASSWORD_CHANGED');
  });
