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
  // Omits the app code from the identity, because a retry by the member has a new code.
  intentOf: ({ Amount, Address }: CallPayload<typeof withdraw>) => [Amount, Address],
};

/** Withdraws once per member intent. */
export const useWithdraw = (): Action<[WithdrawalRequest], Outcome> => useMutation(MUTATION);
