import { DIGITS } from '@platform/rules/wingo';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { GameHistoryTable } from './GameHistoryTable';

const meta = {
  title: 'Games/Wingo/GameHistoryTable',
  component: GameHistoryTable,
  tags: ['stable', 'results', 'draws'],
  args: {
    page: {
      rows: DIGITS.map((number) => ({ roundNumber: `2024013101004${9 - number}`, number })),
      current: 1,
      pages: 144,
      total: 1440,
    },
    onPageChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof GameHistoryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { page: undefined } };

export const Empty: Story = { args: { page: { rows: [], current: 1, pages: 0, total: 0 } } };

export const Failed: Story = { args: { page: undefined, error: 'jwt expired' } };

export const Narrow: Story = { parameters: { frame: 'narrow' } };

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <GameHistoryTable {...args} />
    </BrandMatrix>
  ),
};
