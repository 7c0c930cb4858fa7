import { useClient, usePreference, useProfile, useSendConfirmation } from '@platform/api/react';
import { EmailNotice } from '@platform/ui';
import { useOutcome } from '../shared/useOutcome';

export function UnconfirmedEmail() {
  const { now } = useClient();
  const { data: profile } = useProfile();
  const { run, isPending } = useSendConfirmation();
  const follow = useOutcome();
  const [, rememberDismissal] = usePreference('emailNoticeDismissedAt');
  if (!profile || profile.emailConfirmed) return null;
  return (
    <EmailNotice
      email={profile.email}
      pending={isPending}
      onSendAgain={() => void follow(run())}
      onDismiss={() => rememberDismissal(String(now()))}
    />
  );
}
