import { useProfile, useSendConfirmation } from '@platform/api/react';
import { EmailNotice } from '@platform/ui';
import { useState } from 'react';
import { useOutcome } from '../shared/useOutcome';

/**
 * Notice on every page that asks members to confirm their email address. The notice disappears after
 * the confirmation, or for this visit if the member dismisses it.
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
