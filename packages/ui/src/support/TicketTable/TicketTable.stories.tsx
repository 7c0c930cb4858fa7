import type { Ticket } from '@platform/rules/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { TicketTable } from './TicketTable';

const TICKETS: readonly Ticket[] = [
  {
    id: '3',
    requestNumber: 'T-1042',
    type: 'account',
    message:
      'My deposit of 250 USDT from this morning does not show in the wallet. The transaction has 40 confirmations by now.',
    solution: null,
    state: 'open',
    requestedAt: Date.UTC(2026, 5, 1, 9, 41),
    closedAt: null,
  },
  {
    id: '2',
    requestNumber: 'T-0987',
    type: 'bug',
    message: 'The sound of the timer plays twice.',
    solution:
      'Thank you for telling us. It was the second tab you had open: since yesterday only the tab in front plays it.',
    state: 'closed',
    requestedAt: Date.UTC(2026, 4, 12, 17, 5),
    closedAt: Date.UTC(2026, 4, 14, 8, 0),
  },
  {
    id: '1',
    requestNumber: 'T-0815',
    type: 'feature',
    message: 'Please add a 15 minute round.',
    solution: 'Noted, thank you.',
    state: 'closed',
    requestedAt: Date.UTC(2026, 3, 2, 11, 20),
    closedAt: Date.UTC(2026, 3, 2, 16, 45),
  },
];

const meta = {
  title: 'Support/TicketTable',
  component: TicketTable,
  tags: ['stable', 'requests', 'help', 'history', 'list'],
  args: {
    page: { rows: TICKETS, current: 1, pages: 1, total: 3 },
    onPageChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof TicketTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Expanded: Story = {
  play: async ({ canvas }) => {
    const [more] = canvas.getAllByRole('button', { name: 'Show more' });
    if (!more) throw new Error('A long message has a button to show more.');
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
  },
};

/** On a phone, each ticket is a card. */
export const Cards: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { args: { page: undefined } };

export const Empty: Story = { args: { page: { rows: [], current: 1, pages: 0, total: 0 } } };

export const Failed: Story = {
  args: { page: undefined, error: 'Something went wrong, ERROR: the network is not reachable' },
};

export const Stress: Story = {
  args: {
    page: {
      rows: TICKETS.map((ticket) => ({
        ...ticket,
        requestNumber: 'T-999999999999999999',
        message: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze '.repeat(6),
        solution: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(6),
      })),
      current: 1,
      pages: 1,
      total: 3,
    },
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <TicketTable {...args} />
    </BrandMatrix>
  ),
};
