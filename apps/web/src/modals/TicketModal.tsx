import { useCreateTicket, useProfile } from '@platform/api/react';
import { Dialog, TicketForm } from '@platform/ui';
import { Loaded } from '../app/Loaded';
import { useOutcome } from '../app/useOutcome';
import { modalHref, paths } from '../paths';
import type { ModalProps } from './ModalProps';

/** Asks support for help, at `?modal=auth&tab=generateticket`. */
export function TicketModal({ open, onClose }: ModalProps) {
  const profile = useProfile();
  const { run, isPending } = useCreateTicket();
  const follow = useOutcome({
    success: paths.support,
    // A request that failed stays open over the tickets: it need not be typed again.
    failure: paths.support + modalHref('generateticket'),
  });
  return (
    <Dialog open={open} onClose={onClose} title="Generate Ticket" busy={profile.isLoading}>
      <Loaded query={profile}>
        {(member) => (
          <TicketForm
            member={member}
            pending={isPending}
            onSubmit={(draft) => void follow(run(draft))}
          />
        )}
      </Loaded>
    </Dialog>
  );
}
