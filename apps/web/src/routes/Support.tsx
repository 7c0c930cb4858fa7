import { useTickets } from '@platform/api/react';
import { ButtonLink, Page, PageHeader, TicketTable } from '@platform/ui';
import { listOf } from '../app/listOf';
import { usePage } from '../app/usePage';
import { usePaged } from '../app/usePaged';
import { modalHref } from '../paths';

/** The member's tickets, and the way to a new one. */
export function Support() {
  const [page, setPage] = usePage();
  const tickets = usePaged(useTickets(page), setPage);
  return (
    <Page>
      <PageHeader
        title="Support"
        description="Tell us what went wrong or what is missing. We answer here."
        actions={<ButtonLink href={modalHref('generateticket')}>Generate Ticket</ButtonLink>}
      />
      <TicketTable {...listOf(tickets, setPage)} />
    </Page>
  );
}
