import {
  recoveryCodesForm,
  SECRET_EXPIRED,
  twoFactorForm,
  WRONG_OTP,
  type ServerMessage,
} from '@platform/api';
import {
  useMemberGuards,
  useRenewRecoveryCodes,
  useShownTwoFactorSecret,
  useSwitchTwoFactor,
} from '@platform/api/react';
import { otpDialog } from '@platform/messages/otpDialog';
import { OtpDialog } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { refusalOf, useOutcome, useStillOpen } from '../app/shared/useOutcome';
import { otpHref, paths } from '../paths';
import type { ModalProps } from './ModalProps';

/** Turns two-factor authentication on or off, or renews the recovery codes. */
export function OtpModal({ open, onClose }: ModalProps) {
  const texts = useTexts(otpDialog);
  const [query] = useSearchParams();
  const asked = query.get('type') ?? '';
  // Keeps the last action during the dialog's fade-out.
  const [action, setAction] = useState(asked);
  if (open && asked !== action) setAction(asked);
  const guards = useMemberGuards();
  const [sent, setSent] = useState(false);
  const on = guards.data?.twoFactor;
  // Ignores changes that this dialog itself has made.
  const done =
    !sent && ((action === 'Enable' && on === true) || (action === 'Disable' && on === false));
  const secret = useShownTwoFactorSecret(open && !done && action === 'Enable');
  const switching = useSwitchTwoFactor();
  const renewing = useRenewRecoveryCodes();
  const renews = action === 'Renew';
  const navigate = useNavigate();
  const isOpen = useStillOpen();
  const [errors, setErrors] = useState({});
  const follow = useOutcome({
    success: paths.twoFactor,
    // After a failure, the dialog reopens, so that the member can correct the code.
    failure: paths.twoFactor + otpHref(action),
  });
  const send = async (change: Promise<ServerMessage>) => {
    setErrors({});
    setSent(true);
    const refusal = await refusalOf(change);
    setSent(refusal === undefined);
    await follow(change);
    // The toast already shows the server's message.
    if (refusal?.code === WRONG_OTP) setErrors({ otp: texts.wrongCode });
    // The page below the dialog shows the new secret, which the member must scan first.
    if (refusal?.code === SECRET_EXPIRED && isOpen()) {
      await navigate(paths.twoFactor, { replace: true });
    }
  };
  return (
    <OtpDialog
      open={open}
      onClose={onClose}
      unseen={guards.isLoading}
      done={done}
      action={action}
      secret={secret.data?.secret ?? ''}
      problems={renews ? recoveryCodesForm.problems : twoFactorForm.problems}
      errors={errors}
      pending={switching.isPending || renewing.isPending}
      onSubmit={(draft) => void send(renews ? renewing.run(draft) : switching.run(draft))}
      supportHref={paths.support}
    />
  );
}
