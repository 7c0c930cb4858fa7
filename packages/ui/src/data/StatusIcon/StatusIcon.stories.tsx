import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { StatusIcon } from './StatusIcon';

const meta = {
  title: 'Data/StatusIcon',
  component: StatusIcon,
  tags: ['stable', 'state', 'badge'],
  args: { status: 'success' },
} satisfies Meta<typeof StatusIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Pending: Story = { args: { status: 'pending' } };

export const Held: Story = { args: { status: 'held' } };

export const Review: Story = { args: { status: 'review' } };

export const Failed: Story = { args: { status: 'failed' } };

export const Void: Story = { args: { status: 'void' } };

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: () => (
    <BrandMatrix>
      <StatusIcon status="success" />
      <StatusIcon status="pending" />
      <StatusIcon status="held" />
      <StatusIcon status="review" />
      <StatusIcon status="failed" />
      <StatusIcon status="void" />
    </BrandMatrix>
  ),
};
