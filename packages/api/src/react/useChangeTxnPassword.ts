import { authStatus, changeTxnPassword, checkTxnPassword } from '../contract';
import { toMessage } from '../domain/message';
import { txnPasswordForm, type TxnPasswordChange } from '../domain/security';
import type { Action } from './useAction';
import { useMutation } from './useMutation';

const MUTATION = {
  call: changeTxnPassword,
  toPayload: txnPasswordForm.toPayload,
  toResult: toMessage,
  changes: [checkTxnPassword, authStatus],
};

/** Sets or changes the TXN password. */
export const useChangeTxnPassword = (): Action<[TxnPasswordChange], string> =>
  useMutation(MUTATION);
