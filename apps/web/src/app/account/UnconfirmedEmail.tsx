import { useProfile, useSendConfirmation } from '@platform/api/react';
import { EmailNotice } from '@platform/ui';
import { useState } from 'react';
import { useOutcome } from '../shared/useOutcome';

/**
 * Asks below every page to confirm the email address, as long as it is not confirmed, or until the
 * member wants it out of the way for this visit.
 */
export function UnconfirmedEmail() {
  const { data: profile } = useProfile();
  const { run, isPending } = useSendConfirmation();
  const follow = useOutcome();
  const [dismissed, setDismissed] = useState(false);
  if (!profile || profile.emailConfirmed || dismissed) return null;
  return (
    <EmailNotice
      email={profile.email}
      pending={isPending}
      onSendAgain={() => void follow(run())}
      onDismiss={() => setDismissed(true)}
    />
  );
}
