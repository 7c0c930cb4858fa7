import { useForgotPassword, useSession } from '@platform/api/react';
import { Dialog, ForgotPasswordForm } from '@platform/ui';
import { useState } from 'react';
import { useOutcome } from '../app/useOutcome';
import { modalHref } from '../paths';
import type { ModalProps } from './ModalProps';

/** Asks for a link to set a new password, at `?modal=auth&tab=forgotPassword`. */
export function ForgotPasswordModal({ open, onClose }: ModalProps) {
  const { signedIn } = useSession();
  const { run, isPending } = useForgotPassword();
  const follow = useOutcome();
  const [sent, setSent] = useState(false);
  const send = async (sending: Promise<string>) => setSent(await follow(sending));
  return (
    <Dialog open={open} onClose={onClose} title="Forgot Password" size="small">
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
