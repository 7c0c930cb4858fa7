import { useCreateTicket, useProfile } from '@platform/api/react';
import { dialogTitles } from '@platform/messages/dialogTitles';
import { Dialog, ErrorState, TicketForm } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { failedOf } from '../app/shared/failedOf';
import { useOutcome } from '../app/shared/useOutcome';
import { modalHref, paths } from '../paths';
import type { ModalProps } from './ModalProps';

/** Sends a ticket to support, at `?modal=auth&tab=generateticket`. */
export function TicketModal({ open, onClose }: ModalProps) {
  const titles = useTexts(dialogTitles);
  const profile = useProfile();
  const { run, isPending } = useCreateTicket();
  const follow = useOutcome({
    success: paths.support,
    // After a failure, the dialog stays open on the tickets page and keeps the typed text.
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
          // The key changes once the member's name and email address are known, so that the form is
          // prefilled.
          key={profile.data ? 'member' : 'unknown'}
          {...(profile.data && { member: profile.data })}
          pending={isPending}
          onSubmit={(draft) => void follow(run(draft))}
        />
      )}
    </Dialog>
  );
}
