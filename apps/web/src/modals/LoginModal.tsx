import { useSignIn } from '@platform/api/react';
import { Dialog, SignInForm } from '@platform/ui';
import { useOutcome } from '../app/useOutcome';
import { modalHref, paths } from '../paths';
import type { ModalProps } from './ModalProps';

/** 'Sign In', at `?modal=auth&tab=login`. */
export function LoginModal({ open, onClose }: ModalProps) {
  const { run, isPending } = useSignIn();
  const follow = useOutcome({ success: paths.dashboard });
  return (
    <Dialog open={open} onClose={onClose} title="Sign In" size="small" loading>
      <SignInForm
        pending={isPending}
        onSubmit={(credentials) => void follow(run(credentials))}
        forgotPasswordHref={modalHref('forgotPassword')}
        registerHref={modalHref('register')}
      />
    </Dialog>
  );
}
