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
  // By the time that a member tries again, the app shows another code.
  intentOf: ({ Amount, Address }: CallPayload<typeof withdraw>) => [Amount, Address],
};

/** Withdraws, once for every intent of the member. */
export const useWithdraw = (): Action<[WithdrawalRequest], Outcome> => useMutation(MUTATION);
