import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { RoundTimer } from './RoundTimer';

const meta = {
  title: 'Games/Wingo/RoundTimer',
  component: RoundTimer,
  tags: ['stable', 'countdown', 'clock', 'time'],
  args: { seconds: 42, phase: 'open', total: 60 },
} satisfies Meta<typeof RoundTimer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ClosesSoon: Story = { args: { seconds: 22 } };

export const Blocked: Story = { args: { seconds: 12, phase: 'blocked' } };

export const Danger: Story = { args: { seconds: 4, phase: 'danger' } };

export const Unknown: Story = { args: { seconds: undefined, phase: 'blocked' } };

export const Narrow: Story = {
  args: { seconds: 599, total: 600 },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <RoundTimer {...args} />
      <RoundTimer {...args} seconds={12} phase="blocked" />
      <RoundTimer {...args} seconds={4} phase="danger" />
    </BrandMatrix>
  ),
};
