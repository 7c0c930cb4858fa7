import { userBalances, withdraw, withdrawalHistory, type CallPayload } from '../contract';
import {
  toWithdrawalOutcome,
  withdrawalForm,
  type Outcome,
  type WithdrawalRequest,
} from '../domain/funds';
import type { Action } from './useAction';
import { useMutation } from './useMutation';

const MUTATION = {
  call: withdraw,
  toPayload: withdrawalForm.toPayload,
  toResult: toWithdrawalOutcome,
  changes: [userBalances, withdrawalHistory],
  // A retry by the member has another code of the app.
  intentOf: ({ Amount, Address }: CallPayload<typeof withdraw>) => [Amount, Address],
};

/** Withdraws once per intent of the member. */
export const useWithdraw = (): Action<[WithdrawalRequest], Outcome> => useMutation(MUTATION);
