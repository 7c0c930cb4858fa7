import { checkTxnPassword, NO_TXN_PASSWORD } from '@platform/api/contract';
import { hasTxnPassword } from '../../../account/txnPassword';
import { memberEndpoint } from '../../../http/endpoint';
import { Refusal } from '../../../http/refusal';
import type { Services } from '../../shared/services';

export const checkTxnPasswordEndpoint = ({ db }: Services) =>
  memberEndpoint(checkTxnPassword, async (_, { member }) => {
    if (await hasTxnPassword(db, member)) return {};
    // Browsers would log a status of 4xx as an error, although this is a normal response.
    throw new Refusal(200, NO_TXN_PASSWORD, { purpose: 'answer' });
  });
