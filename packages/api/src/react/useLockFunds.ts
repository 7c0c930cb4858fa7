import { activate, activationHistory, profile, userBalances, type CallPayload } from '../contract';
import { lockForm, toLockOutcome, type LockRequest, type Outcome } from '../domain/funds';
import type { Action } from './useAction';
import { useMutation } from './useMutation';

const MUTATION = {
  call: activate,
  toPayload: lockForm.toPayload,
  toResult: toLockOutcome,
  changes: [userBalances, activationHistory, profile],
  // Omits the app code from the identity, because a retry by the member has a new code.
  intentOf: ({ Amount, planid }: CallPayload<typeof activate>) => [Amount, planid],
};

/** Locks funds once per member intent. */
export const useLockFunds = (): Action<[LockRequest], Outcome> => useMutation(MUTATION);
