import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { diceRecords } from '../../../samples/dice';
import { listOf } from '../../../samples/listOf';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { DiceBetsTable } from './DiceBetsTable';

const meta = {
  title: 'Games/Dice/DiceBetsTable',
  component: DiceBetsTable,
  tags: ['stable', 'history', 'provably fair'],
  args: { ...listOf(diceRecords), onVerify: fn() },
} satisfies Meta<typeof DiceBetsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { page: undefined } };

export const Empty: Story = { args: { page: { rows: [], current: 1, pages: 1, total: 0 } } };

export const Failed: Story = {
  args: { page: undefined, error: 'Your bets could not be loaded.', onRetry: fn() },
};

export const Narrow: Story = { parameters: { frame: 'narrow' } };

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <DiceBetsTable {...args} />
    </BrandMatrix>
  ),
};
