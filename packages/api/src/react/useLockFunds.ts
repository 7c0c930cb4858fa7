import { activate, activationHistory, profile, userBalances } from '../contract';
import { lockForm, toLockOutcome, type LockRequest, type Outcome } from '../domain/funds';
import type { Action } from './useAction';
import { useMutation } from './useMutation';

const MUTATION = {
  call: activate,
  toPayload: lockForm.toPayload,
  toResult: toLockOutcome,
  changes: [userBalances, activationHistory, profile],
};

/** Locks funds, once for every intent of the member. */
export const useLockFunds = (): Action<[LockRequest], Outcome> => useMutation(MUTATION);
