import type { ServerMessage } from '@platform/api';
import { useForgotPassword, useSession } from '@platform/api/react';
import { dialogTitles } from '@platform/messages/dialogTitles';
import { Dialog, ForgotPasswordForm } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { useState } from 'react';
import { useOutcome } from '../app/shared/useOutcome';
import { modalHref } from '../paths';
import type { ModalProps } from './ModalProps';

export function ForgotPasswordModal({ open, onClose }: ModalProps) {
  const titles = useTexts(dialogTitles);
  const { signedIn } = useSession();
  const { run, isPending } = useForgotPassword();
  const follow = useOutcome();
  const [sent, setSent] = useState(false);
  const send = async (sending: Promise<ServerMessage>) => setSent(await follow(sending));
  return (
    <Dialog open={open} onClose={onClose} title={titles.forgotPassword} size="small">
      <ForgotPasswordForm
        sent={sent}
        onAnotherAddress={() => setSent(false)}
        pending={isPending}
        onSubmit={(draft) => void send(run(draft))}
        signInHref={signedIn ? undefined : modalHref('login')}
      />
    </Dialog>
  );
}
