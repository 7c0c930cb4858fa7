import { useClient, usePreference, useProfile, useSendConfirmation } from '@platform/api/react';
import { EmailNotice } from '@platform/ui';
import { useState } from 'react';
import { useOutcome } from '../shared/useOutcome';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Notice that asks members to confirm their email address. A dismissed notice stays hidden for a
 * day.
 */
export function UnconfirmedEmail() {
  const { now } = useClient();
  const { data: profile } = useProfile();
  const { run, isPending } = useSendConfirmation();
  const follow = useOutcome();
  const [openedAt] = useState(now);
  const [dismissedAt, rememberDismissal] = usePreference('emailNoticeDismissedAt');
  const isDismissed = dismissedAt !== null && openedAt < Number(dismissedAt) + DAY_MS;
  if (!profile || profile.emailConfirmed || isDismissed) return null;
  return (
    <EmailNotice
      email={profile.email}
      pending={isPending}
      onSendAgain={() => void follow(run())}
      onDismiss={() => rememberDismissal(String(now()))}
    />
  );
}
