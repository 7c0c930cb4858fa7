import { checkTxnPassword, NO_TXN_PASSWORD } from '@platform/api/contract';
import { hasTxnPassword } from '../../../account/txnPassword';
import { memberEndpoint } from '../../../http/endpoint';
import { Refusal } from '../../../http/refusal';
import type { Services } from '../../shared/services';

export const checkTxnPasswordEndpoint = ({ db }: Services) =>
  memberEndpoint(checkTxnPassword, async (_, { member }) => {
    if (await hasTxnPassword(db, member)) return {};
    // Nothing went wrong: no is an answer, and browsers complain of every other status.
    throw new Refusal(200, NO_TXN_PASSWORD, { purpose: 'answer' });
  });
