import type { GameRecord } from '@platform/rules/models';
import type { Digit } from '@platform/rules/wingo';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { drawnRecord, offRecord } from '../../../samples/rounds';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { NumberStatistics } from './NumberStatistics';

const roundAt = (index: number) => String(20240131100010100n - BigInt(index));

/** One hundred rounds in which no 6 is drawn. */
const rounds = Array.from({ length: 100 }, (_, index) => {
  const digit = (index * index + 3 * index + 7) % 11;
  return drawnRecord(roundAt(index), (digit === 6 || digit === 10 ? 3 : digit) as Digit);
});

const pageOf = (rows: readonly GameRecord[]) => ({
  rows,
  current: 1,
  pages: 1,
  total: rows.length,
});

const meta = {
  title: 'Games/Wingo/NumberStatistics',
  component: NumberStatistics,
  tags: ['stable', 'frequency', 'gap', 'streak', 'share'],
  args: { page: pageOf(rounds), onRetry: fn() },
} satisfies Meta<typeof NumberStatistics>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { page: undefined } };

export const Failed: Story = { args: { page: undefined, error: 'The network is not reachable' } };

/** A round without a number does not count. */
export const FirstRounds: Story = {
  args: {
    page: pageOf([drawnRecord(roundAt(0), 5), offRecord(roundAt(1)), drawnRecord(roundAt(2), 1)]),
  },
};

export const Empty: Story = { args: { page: pageOf([]) } };

export const Narrow: Story = { parameters: { frame: 'narrow' } };

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <NumberStatistics {...args} />
    </BrandMatrix>
  ),
};
