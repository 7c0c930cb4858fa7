import { TWO_FACTOR_REQUIRED, type ApiError, type SignIn } from '@platform/api';
import { useSignIn } from '@platform/api/react';
import { dialogTitles } from '@platform/messages/dialogTitles';
import { Dialog, SignInForm } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { useState } from 'react';
import { useOutcome } from '../app/shared/useOutcome';
import { modalHref, paths } from '../paths';
import type { ModalProps } from './ModalProps';

/** 'Sign In', at `?modal=auth&tab=login`. */
export function LoginModal({ open, onClose }: ModalProps) {
  const titles = useTexts(dialogTitles);
  const { run, isPending } = useSignIn();
  const follow = useOutcome({ success: paths.dashboard });
  const [asksForCode, setAsksForCode] = useState(false);
  const [error, setError] = useState<string>();
  const send = async (signingIn: Promise<SignIn>) => {
    setError(undefined);
    const refusal = await signingIn.then(
      () => undefined,
      (failure: ApiError) => failure,
    );
    // The right password of a member with two-factor authentication: no failure, but the next step.
    if (refusal?.code === TWO_FACTOR_REQUIRED && !asksForCode) return setAsksForCode(true);
    setError(refusal?.message);
    await follow(signingIn);
  };
  return (
    <Dialog open={open} onClose={onClose} title={titles.login} size="small" loading>
      <SignInForm
        asksForCode={asksForCode}
        onBack={() => setAsksForCode(false)}
        pending={isPending}
        // A toast tells why the first step failed; the second has a field of its own for it.
        error={asksForCode ? error : undefined}
        onSubmit={(credentials) => void send(run(credentials))}
        forgotPasswordHref={modalHref('forgotPassword')}
        registerHref={modalHref('register')}
      />
    </Dialog>
  );
}
