import { parseUsdt } from '@platform/rules/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { LimitMeter } from './LimitMeter';

const meta = {
  title: 'Account/LimitMeter',
  component: LimitMeter,
  tags: ['stable', 'responsible gambling', 'limit', 'gauge', 'budget', 'progress'],
  args: { label: 'Stakes in 24 hours', amount: parseUsdt('100'), used: parseUsdt('35') },
} satisfies Meta<typeof LimitMeter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Unused: Story = { args: { used: 0n } };

export const Near: Story = { args: { used: parseUsdt('92.5') } };

export const Reached: Story = { args: { used: parseUsdt('100') } };

export const NetWin: Story = {
  args: { label: 'Losses in 30 days', amount: parseUsdt('250'), used: -parseUsdt('12.5') },
};

export const Stress: Story = {
  args: { amount: parseUsdt('999999999.99'), used: -parseUsdt('999999999.99') },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <LimitMeter {...args} />
      <LimitMeter {...args} used={parseUsdt('92.5')} />
      <LimitMeter {...args} used={args.amount} />
    </BrandMatrix>
  ),
};
