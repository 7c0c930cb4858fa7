import { useProfile, useSendConfirmation } from '@platform/api/react';
import { EmailNotice } from '@platform/ui';
import { useState } from 'react';
import { useOutcome } from '../shared/useOutcome';

/**
 * Notice that asks members to confirm their email address. A dismissed notice stays hidden until
 * the next visit.
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
