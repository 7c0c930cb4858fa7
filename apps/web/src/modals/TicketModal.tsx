import { useCreateTicket, useProfile } from '@platform/api/react';
import { dialogTitles } from '@platform/messages/dialogTitles';
import { Dialog, ErrorState, TicketForm } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { failedOf } from '../app/shared/failedOf';
import { useOutcome } from '../app/shared/useOutcome';
import { modalHref, paths } from '../paths';
import type { ModalProps } from './ModalProps';

export function TicketModal({ open, onClose }: ModalProps) {
  const titles = useTexts(dialogTitles);
  const profile = useProfile();
  const { run, isPending } = useCreateTicket();
  const follow = useOutcome({
    success: paths.support,
    // After a failure, reopens the dialog on the tickets page with the typed text.
    failure: paths.support + modalHref('generateticket'),
  });
  const failed = failedOf(profile);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={titles.generateticket}
      unseen={!profile.data && !failed}
    >
      {failed ? (
        <ErrorState message={failed.error?.message} onRetry={failed.retry} />
      ) : (
        <TicketForm
          // A new key remounts the form with prefilled fields once the profile has loaded.
          key={profile.data ? 'member' : 'unknown'}
          {...(profile.data && { member: profile.data })}
          pending={isPending}
          onSubmit={(draft) => void follow(run(draft))}
        />
      )}
    </Dialog>
  );
}
