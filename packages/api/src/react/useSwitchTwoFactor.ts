import { useCallback } from 'react';
import { authOtp, authStatus, generateSecret } from '../contract';
import { toMessage } from '../domain/message';
import { twoFactorForm, type TwoFactorChange } from '../domain/security';
import type { Action } from './useAction';
import { useForget } from './useForget';
import { useMutation } from './useMutation';

const MUTATION = {
  call: authOtp,
  toPayload: twoFactorForm.toPayload,
  toResult: toMessage,
  changes: [authStatus],
};

/** Enables or disables two-factor authentication. A secret that is spent is never shown again. */
export function useSwitchTwoFactor(): Action<[TwoFactorChange], string> {
  const forget = useForget();
  const { run, isPending } = useMutation(MUTATION);
  const runAndForget = useCallback(
    async (change: TwoFactorChange) => {
      const message = await run(change);
      await forget(generateSecret);
      return message;
    },
    [run, forget],
  );
  return { run: runAndForget, isPending };
}
