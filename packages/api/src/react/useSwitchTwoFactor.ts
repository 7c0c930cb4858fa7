import { useCallback } from 'react';
import { ApiError } from '../client/ApiError';
import { authOtp, authStatus, generateSecret, SECRET_EXPIRED } from '../contract';
import { toServerMessage, type ServerMessage } from '../domain/message';
import { twoFactorForm, type TwoFactorChange } from '../domain/security';
import type { Action } from './useAction';
import { useForget } from './useForget';
import { useMutation } from './useMutation';
import { useRefresh } from './useRefresh';

const MUTATION = {
  call: authOtp,
  toPayload: twoFactorForm.toPayload,
  toResult: toServerMessage,
  changes: [authStatus],
};

const hasExpired = (error: unknown) => error instanceof ApiError && error.code === SECRET_EXPIRED;

/**
 * Enables or disables two-factor authentication. A secret that is spent is never shown again, and
 * another takes the place of one that has expired.
 */
export function useSwitchTwoFactor(): Action<[TwoFactorChange], ServerMessage> {
  const forget = useForget();
  const refresh = useRefresh();
  const { run, isPending } = useMutation(MUTATION);
  const runAndForget = useCallback(
    async (change: TwoFactorChange) => {
      try {
        const message = await run(change);
        await forget(generateSecret);
        // The page may know already that it is off, and have asked: forgetting dropped that answer.
        if (change.action === 'Disable') await refresh([generateSecret]);
        return message;
      } catch (error) {
        if (hasExpired(error)) await refresh([generateSecret]);
        throw error;
      }
    },
    [run, forget, refresh],
  );
  return { run: runAndForget, isPending };
}
