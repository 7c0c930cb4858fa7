import { useSignIn } from '@platform/api/react';
import { dialogTitles } from '@platform/messages/dialogTitles';
import { Dialog, SignInForm } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { useCodeStep } from '../app/account/useCodeStep';
import { modalHref, paths } from '../paths';
import type { ModalProps } from './ModalProps';

export function LoginModal({ open, onClose }: ModalProps) {
  const titles = useTexts(dialogTitles);
  const { run, isPending } = useSignIn();
  const step = useCodeStep({ success: paths.dashboard });
  return (
    <Dialog open={open} onClose={onClose} title={titles.login} size="small" loading>
      <SignInForm
        asksForCode={step.asksForCode}
        onBack={step.back}
        pending={isPending}
        // The first step has no error field, so a toast shows its errors.
        error={step.asksForCode ? step.error : undefined}
        onSubmit={(credentials) => void step.send(run(credentials))}
        forgotPasswordHref={modalHref('forgotPassword')}
        registerHref={modalHref('register')}
      />
    </Dialog>
  );
}
