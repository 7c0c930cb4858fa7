import { useCallback } from 'react';
import { authStatus, renewRecoveryCodes } from '../contract';
import { recoveryCodesForm, toRecoveryCodes, type RecoveryCodesRenewal } from '../domain/security';
import type { ServerMessage } from '../domain/message';
import type { Action } from './useAction';
import { useMutation } from './useMutation';
import { useShowRecoveryCodes } from './useRecoveryCodes';

const MUTATION = {
  call: renewRecoveryCodes,
  toPayload: recoveryCodesForm.toPayload,
  toResult: toRecoveryCodes,
  changes: [authStatus],
};

/** Creates new recovery codes, which `useRecoveryCodes` then returns. */
export function useRenewRecoveryCodes(): Action<[RecoveryCodesRenewal], ServerMessage> {
  const show = useShowRecoveryCodes();
  const { run, isPending } = useMutation(MUTATION);
  const runAndShow = useCallback(
    async (renewal: RecoveryCodesRenewal) => {
      const { recoveryCodes, ...message } = await run(renewal);
      show(recoveryCodes);
      return message;
    },
    [run, show],
  );
  return { run: runAndShow, isPending };
}
