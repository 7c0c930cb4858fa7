import { useCallback } from 'react';
import { ApiError } from '../client/ApiError';
import { authOtp, authStatus, generateSecret, SECRET_EXPIRED } from '../contract';
import type { ServerMessage } from '../domain/message';
import { toRecoveryCodes, twoFactorForm, type TwoFactorChange } from '../domain/security';
import type { Action } from './useAction';
import { useForget } from './useForget';
import { useMutation } from './useMutation';
import { useShowRecoveryCodes } from './useRecoveryCodes';
import { useRefresh } from './useRefresh';

const MUTATION = {
  call: authOtp,
  toPayload: twoFactorForm.toPayload,
  toResult: toRecoveryCodes,
  changes: [authStatus],
};

const hasExpired = (error: unknown) => error instanceof ApiError && error.code === SECRET_EXPIRED;

/**
 * Enables or disables two-factor authentication. Removes a used secret, and replaces an expired
 * one. `useRecoveryCodes` returns the codes created by enabling it.
 */
export function useSwitchTwoFactor(): Action<[TwoFactorChange], ServerMessage> {
  const forget = useForget();
  const refresh = useRefresh();
  const show = useShowRecoveryCodes();
  const { run, isPending } = useMutation(MUTATION);
  const runAndForget = useCallback(
    async (change: TwoFactorChange) => {
      try {
        const { recoveryCodes, ...message } = await run(change);
        show(recoveryCodes);
        await forget(generateSecret);
        // Refetches the secret, because `forget` dropped the reply if the page had already
        // requested one.
        if (change.action === 'Disable') await refresh([generateSecret]);
        return message;
      } catch (error) {
        if (hasExpired(error)) await refresh([generateSecret]);
        throw error;
      }
    },
    [run, show, forget, refresh],
  );
  return { run: runAndForget, isPending };
}
