import { useSignUp } from '@platform/api/react';
import { Dialog, RegisterForm } from '@platform/ui';
import { useSignedIn } from '../app/useSignedIn';
import type { ModalProps } from './LoginModal';

export interface RegisterModalProps extends ModalProps {
  /** The sponsor's code of a referral link, '' without one. */
  sponsor: string;
}

/** 'Register', at `?modal=auth&tab=register`, with the sponsor's code filled in. */
export function RegisterModal({ open, sponsor, onClose }: RegisterModalProps) {
  const { run, isPending } = useSignUp();
  const follow = useSignedIn();
  return (
    <Dialog open={open} onClose={onClose} title="Register">
      <RegisterForm
        sponsor={sponsor}
        pending={isPending}
        onSubmit={(registration) => void follow(run(registration))}
      />
    </Dialog>
  );
}
