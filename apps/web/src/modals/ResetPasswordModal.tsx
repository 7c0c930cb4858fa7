import type { ApiError, ServerMessage } from '@platform/api';
import { useResetPassword, useSession, useSignOut } from '@platform/api/react';
import { dialogTitles } from '@platform/messages/dialogTitles';
import { Dialog, ResetPasswordForm, useToasts } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatOutcome } from '../app/shared/serverMessages';
import { useLinkToken } from '../app/shared/useLinkToken';
import { landingModalHref, modalHref } from '../paths';
import type { ModalProps } from './ModalProps';

/** Dialog at `?modal=auth&tab=resetPassword#token=...`, opened by an email link. */
export function ResetPasswordModal({ open, onClose }: ModalProps) {
  const titles = useTexts(dialogTitles);
  const linkToken = useLinkToken();
  const { run, isPending } = useResetPassword();
  const { signedIn, token } = useSession();
  const signOut = useSignOut();
  const toasts = useToasts();
  const navigate = useNavigate();
  const [expired, setExpired] = useState(false);
  const follow = async (setting: Promise<ServerMessage>) => {
    try {
      toasts.success(await formatOutcome(await setting));
      // The server has ended all of the member's sessions.
      if (signedIn) await signOut.run(token);
      await navigate(landingModalHref('login'), { replace: true });
    } catch (error) {
      const { code, message } = error as ApiError;
      if (code === 'RESET_LINK_EXPIRED') setExpired(true);
      else toasts.error(message);
    }
  };
  return (
    <Dialog open={open} onClose={onClose} title={titles.resetPassword} size="small">
      <ResetPasswordForm
        token={linkToken}
        expired={expired}
        pending={isPending || signOut.isPending}
        onSubmit={(draft) => void follow(run(draft))}
        forgotPasswordHref={modalHref('forgotPassword')}
      />
    </Dialog>
  );
}
