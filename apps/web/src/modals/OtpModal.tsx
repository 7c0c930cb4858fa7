import { twoFactorForm } from '@platform/api';
import { useSwitchTwoFactor, useTwoFactorSecret } from '@platform/api/react';
import { OtpDialog } from '@platform/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { failedOf } from '../app/failedOf';
import { useOutcome } from '../app/useOutcome';
import { otpHref, paths } from '../paths';
import type { ModalProps } from './ModalProps';

/** Asks for a code to turn two-factor authentication on or off, at `?modal=auth&tab=authmodal&type=Enable`. */
export function OtpModal({ open, onClose }: ModalProps) {
  const [query] = useSearchParams();
  const asked = query.get('type') ?? '';
  // While it fades out it still says what it was about.
  const [action, setAction] = useState(asked);
  if (open && asked !== action) setAction(asked);
  const secret = useTwoFactorSecret(open && action === 'Enable');
  const { run, isPending } = useSwitchTwoFactor();
  const follow = useOutcome({
    success: paths.twoFactor,
    // A code that was mistyped or too late can be typed again at once.
    failure: paths.twoFactor + otpHref(action),
  });
  return (
    <OtpDialog
      open={open}
      onClose={onClose}
      action={action}
      secret={secret.data?.secret ?? ''}
      problems={twoFactorForm.problems}
      error={failedOf(secret)?.error?.message}
      pending={isPending}
      onSubmit={(draft) => void follow(run(draft))}
      supportHref={paths.support}
    />
  );
}
