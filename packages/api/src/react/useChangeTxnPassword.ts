import { authStatus, changeTxnPassword, checkTxnPassword } from '../contract';
import { toServerMessage, type ServerMessage } from '../domain/message';
import { txnPasswordForm, type TxnPasswordChange } from '../domain/security';
import type { Action } from './useAction';
import { useMutation } from './useMutation';

const MUTATION = {
  call: changeTxnPassword,
  toPayload: txnPasswordForm.toPayload,
  toResult: toServerMessage,
  changes: [checkTxnPassword, authStatus],
};

/** Sets or changes the TXN password. */
export const useChangeTxnPassword = (): Action<[TxnPasswordChange], ServerMessage> =>
  useMutation(MUTATION);
