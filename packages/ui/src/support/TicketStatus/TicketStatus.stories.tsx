import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { TicketStatus } from './TicketStatus';

const meta = {
  title: 'Support/TicketStatus',
  component: TicketStatus,
  tags: ['stable', 'badge', 'state', 'request'],
  args: { state: 'open' },
} satisfies Meta<typeof TicketStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Closed: Story = { args: { state: 'closed' } };

export const Stress: Story = {
  args: { texts: { open: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze' } },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <TicketStatus {...args} state="open" />
      <TicketStatus {...args} state="closed" />
    </BrandMatrix>
  ),
};
