import { histories } from '@platform/api';
import { useTickets } from '@platform/api/react';
import { pageTitles } from '@platform/messages/pageTitles';
import { supportPage } from '@platform/messages/supportPage';
import { ButtonLink, Inline, Page, PageHeader, TicketTable } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { listOf } from '../app/shared/listOf';
import { usePage } from '../app/shared/usePage';
import { usePaged } from '../app/shared/usePaged';
import { useTicketCsv } from '../exports/columns';
import { ExportButton } from '../exports/ExportButton';
import { modalHref } from '../paths';

export function Support() {
  const titles = useTexts(pageTitles);
  const text = useTexts(supportPage);
  const [page, setPage] = usePage();
  const tickets = usePaged(useTickets(page), setPage);
  const newTicket = <ButtonLink href={modalHref('generateticket')}>{text.newTicket}</ButtonLink>;
  return (
    <Page>
      <PageHeader
        title={titles.support}
        description={text.description}
        actions={
          <Inline>
            <ExportButton
              name="tickets"
              history={histories.tickets}
              columns={useTicketCsv()}
              total={tickets.data?.total}
            />
            {newTicket}
          </Inline>
        }
      />
      <TicketTable emptyAction={newTicket} {...listOf(tickets, setPage)} />
    </Page>
  );
}
