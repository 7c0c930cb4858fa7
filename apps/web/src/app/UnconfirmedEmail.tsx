import { useProfile, useSendConfirmation } from '@platform/api/react';
import { EmailNotice } from '@platform/ui';
import { useOutcome } from './useOutcome';

/** Asks below every page to confirm the email address, as long as it is not confirmed. */
export function UnconfirmedEmail() {
  const { data: profile } = useProfile();
  const { run, isPending } = useSendConfirmation();
  const follow = useOutcome();
  if (!profile || profile.emailConfirmed) return null;
  return (
    <EmailNotice email={profile.email} pending={isPending} onSendAgain={() => void follow(run())} />
  );
}
