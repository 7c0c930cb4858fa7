import type { ApiError, ServerMessage } from '@platform/api';
import { useSession, useSignOut, useStopWithdrawals } from '@platform/api/react';
import { dialogTitles } from '@platform/messages/dialogTitles';
import { Dialog, StopWithdrawalsForm, useToasts, type WithdrawalStopState } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { useState } from 'react';
import { formatOutcome } from '../app/shared/serverMessages';
import { useLinkToken } from '../app/shared/useLinkToken';
import { modalHref } from '../paths';
import type { ModalProps } from './ModalProps';

/** Dialog at `?modal=auth&tab=stopWithdrawals#token=...`, opened by an email link. */
export function StopWithdrawalsModal({ open, onClose }: ModalProps) {
  const titles = useTexts(dialogTitles);
  const linkToken = useLinkToken();
  const { run, isPending } = useStopWithdrawals();
  const { signedIn, token } = useSession();
  const signOut = useSignOut();
  const toasts = useToasts();
  const [state, setState] = useState<WithdrawalStopState>('asking');
  const follow = async (stopping: Promise<ServerMessage>) => {
    try {
      toasts.success(await formatOutcome(await stopping));
      // The server has ended all of the member's sessions.
      if (signedIn) await signOut.run(token);
      setState('stopped');
    } catch (error) {
      const { code, message } = error as ApiError;
      if (code === 'STOP_LINK_EXPIRED') setState('expired');
      else toasts.error(message);
    }
  };
  return (
    <Dialog open={open} onClose={onClose} title={titles.stopWithdrawals} size="small">
      <StopWithdrawalsForm
        token={linkToken}
        state={state}
        pending={isPending || signOut.isPending}
        onSubmit={(draft) => void follow(run(draft))}
        forgotPasswordHref={modalHref('forgotPassword')}
      />
    </Dialog>
  );
}
