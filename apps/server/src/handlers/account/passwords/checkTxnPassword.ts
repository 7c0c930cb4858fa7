import { checkTxnPassword, NO_TXN_PASSWORD } from '@platform/api/contract';
import { hasTxnPassword } from '../../../account/txnPassword';
import { memberEndpoint } from '../../../http/endpoint';
import { Refusal } from '../../../http/refusal';
import type { Services } from '../../shared/services';

export const checkTxnPasswordEndpoint = ({ db }: Services) =>
  memberEndpoint(checkTxnPassword, async (_, { member }) => {
    if (await hasTxnPassword(db, member)) return {};
    // A negative answer is not an error, and browsers log every other status as one.
    throw new Refusal(200, NO_TXN_PASSWORD, { purpose: 'answer' });
  });
