import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trophy } from 'lucide-react';
import { Button } from '../../primitives/Button/Button';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { EmptyState } from './EmptyState';

const meta = {
  title: 'Data/EmptyState',
  component: EmptyState,
  tags: ['stable', 'blank', 'zero', 'no results'],
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithAction: Story = {
  args: {
    title: 'You have placed no bets yet',
    icon: <Trophy aria-hidden />,
    children: <Button>Play Now</Button>,
  },
};

export const Stress: Story = {
  args: { title: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenversicherung '.repeat(2) },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <EmptyState {...args} />
    </BrandMatrix>
  ),
};
