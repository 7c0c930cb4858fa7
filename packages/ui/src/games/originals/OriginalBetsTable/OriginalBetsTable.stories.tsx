import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { diceRecords } from '../../../samples/dice';
import { listOf } from '../../../samples/listOf';
import { minesRecords } from '../../../samples/mines';
import { plinkoRecords } from '../../../samples/plinko';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { OriginalBetsTable } from './OriginalBetsTable';

const meta = {
  title: 'Games/Originals/OriginalBetsTable',
  component: OriginalBetsTable,
  tags: ['stable', 'history', 'provably fair'],
  args: { ...listOf(diceRecords), onVerify: fn() },
} satisfies Meta<typeof OriginalBetsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Plinko: Story = { args: listOf(plinkoRecords) };

export const Mines: Story = { args: listOf(minesRecords) };

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
      <OriginalBetsTable {...args} />
    </BrandMatrix>
  ),
};
