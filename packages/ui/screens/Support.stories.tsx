import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Page } from '../src/layout/Page/Page';
import { PageHeader } from '../src/layout/PageHeader/PageHeader';
import { ButtonLink } from '../src/primitives/ButtonLink/ButtonLink';
import { Dialog } from '../src/primitives/Dialog/Dialog';
import { TicketForm } from '../src/support/TicketForm/TicketForm';
import { TicketTable } from '../src/support/TicketTable/TicketTable';
import { owner } from '../src/samples/account';
import { tickets } from '../src/samples/support';
import { MemberScreen } from './MemberScreen';

interface SupportProps {
  /** True to open the dialog with the ticket form. */
  asking?: boolean;
}

/** Support page with the member's tickets and the new ticket form. */
function Support({ asking = false }: SupportProps) {
  return (
    <MemberScreen
      path="/support"
      modal={
        <Dialog open={asking} onClose={fn()} title="Generate Ticket">
          <TicketForm onSubmit={fn()} member={owner} />
        </Dialog>
      }
    >
      <Page>
        <PageHeader
          title="Support"
          description="Tell us what went wrong or what is missing. We answer here."
          actions={<ButtonLink href="?tab=generateticket&modal=auth">Generate Ticket</ButtonLink>}
        />
        <TicketTable page={tickets} onPageChange={fn()} />
      </Page>
    </MemberScreen>
  );
}

const meta = {
  title: 'Screens/Support',
  component: Support,
  tags: ['stable', 'member', 'tickets', 'help'],
  parameters: { frame: 'bare' },
} satisfies Meta<typeof Support>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NewTicket: Story = { args: { asking: true } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const NewTicketOnPhone: Story = {
  args: { asking: true },
  globals: { viewport: { value: 'phone' } },
};
