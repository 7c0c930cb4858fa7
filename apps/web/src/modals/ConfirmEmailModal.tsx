import type { ApiError, ServerMessage } from '@platform/api';
import { useConfirmEmail, useSession } from '@platform/api/react';
import { dialogTitles } from '@platform/messages/dialogTitles';
import { Dialog, EmailConfirmation, useToasts } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatOutcome } from '../app/shared/serverMessages';
import { useStillOpen } from '../app/shared/useOutcome';
import { useLinkToken } from '../app/shared/useLinkToken';
import { paths } from '../paths';
import type { ModalProps } from './ModalProps';

/** Dialog at `?modal=auth&tab=confirmEmail#token=...`, opened by an email link. */
export function ConfirmEmailModal({ open, onClose }: ModalProps) {
  const titles = useTexts(dialogTitles);
  const linkToken = useLinkToken();
  const { run, isPending } = useConfirmEmail();
  const { signedIn } = useSession();
  const toasts = useToasts();
  const navigate = useNavigate();
  const isOpen = useStillOpen();
  const [error, setError] = useState<string>();
  const follow = async (confirming: Promise<ServerMessage>) => {
    try {
      toasts.success(await formatOutcome(await confirming));
      const way = signedIn ? paths.dashboard : paths.landing;
      if (isOpen()) await navigate(way, { replace: true });
    } catch (reason) {
      setError((reason as ApiError).message);
    }
  };
  return (
    <Dialog open={open} onClose={onClose} title={titles.confirmEmail} size="small">
      <EmailConfirmation
        error={error}
        pending={isPending}
        onConfirm={() => void follow(run(linkToken))}
      />
    </Dialog>
  );
}
