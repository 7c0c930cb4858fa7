import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Badge } from './Badge';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  tags: ['stable', 'tag', 'label', 'pill', 'status', 'chip'],
  args: { children: 'SOON' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Success: Story = { args: { tone: 'success', children: 'Success' } };

export const Stress: Story = {
  args: { tone: 'warning', children: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze' },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <Badge {...args} />
      <Badge tone="accent">New</Badge>
      <Badge tone="success">Won</Badge>
      <Badge tone="danger">Lost</Badge>
      <Badge tone="warning">Pending</Badge>
      <Badge tone="info">Demo</Badge>
    </BrandMatrix>
  ),
};
