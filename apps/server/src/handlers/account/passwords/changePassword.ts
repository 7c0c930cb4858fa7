import { changePassword } from '@platform/api/contract';
import { passwordOf } from '../../../account/attempts';
import { holdPassword, matchingHash, setPassword } from '../../../account/members';
import { forgetResets } from '../../../account/passwordReset';
import { hashPassword } from '../../../account/passwords';
import { memberEndpoint } from '../../../http/endpoint';
import { done } from '../../../http/done';
import { Refusal } from '../../../http/refusal';
import { changeAccount } from '../accountChange';
import { endOtherSessions } from '../otherSessions';
import { refuseCommonPassword, samePassword } from './newPassword';
import type { Services } from '../../shared/services';
import { logWrongTry } from './wrongTries';

const wrongPassword = () => new Refusal(422, 'WRONG_PASSWORD', { which: 'current' });

export const changePasswordEndpoint = (services: Services) =>
  memberEndpoint(changePassword, async (form, caller) => {
    const { db, attempts } = services;
    const { member } = caller;
    refuseCommonPassword(form.new_password, caller);
    const claim = () => attempts.claim(passwordOf(member));
    const current = await matchingHash(db, member, form.current_password, claim);
    if (current === undefined) {
      await logWrongTry(db, 'password-wrong', caller);
      throw wrongPassword();
    }
    await attempts.succeed(passwordOf(member));
    if (form.new_password === form.current_password) throw samePassword();
    const passwordHash = await hashPassword(form.new_password, String(member));
    await changeAccount(services, caller, async (tx) => {
      if (!(await holdPassword(tx, member, current))) throw wrongPassword();
      await setPassword(tx, member, passwordHash);
      await forgetResets(tx, member);
      await endOtherSessions(tx, services, caller);
      return { change: 'password-changed', member };
    });
    return done('PASSWORD_CHANGED');
  });
