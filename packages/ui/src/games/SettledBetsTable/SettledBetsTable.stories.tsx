import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { listOf } from '../../samples/listOf';
import { refundedBet, settledBets } from '../../samples/bets';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Button } from '../../primitives/Button/Button';
import { SettledBetsTable } from './SettledBetsTable';

const meta = {
  title: 'Games/SettledBetsTable',
  component: SettledBetsTable,
  tags: ['stable', 'my bets', 'history', 'wagers', 'profit'],
  args: { ...listOf(settledBets), caption: 'My Bets', onDetails: fn(), onRetry: fn() },
} satisfies Meta<typeof SettledBetsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View B-20418' }));
    await expect(args.onDetails).toHaveBeenCalledWith(settledBets[0]);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** The round of the first bet was voided and its stake refunded. */
export const Refunded: Story = {
  args: {
    page: {
      rows: [refundedBet, ...settledBets.slice(0, 2)],
      current: 1,
      pages: 1,
      total: 3,
    },
    roundHref: ({ roundNumber }) => `?tab=verify&modal=auth&game=1&round=${roundNumber}`,
  },
};

export const RefundedOnPhone: Story = { ...Refunded, globals: { viewport: { value: 'phone' } } };

/** Bets whose round, result and time are unknown. */
export const Brief: Story = {
  args: {
    page: {
      rows: settledBets.map(
        ({ bet: _bet, roundNumber: _round, result: _result, placedAt: _placed, ...known }) => known,
      ),
      current: 1,
      pages: 1,
      total: settledBets.length,
    },
  },
};

export const Loading: Story = { args: { page: undefined } };

export const Empty: Story = {
  args: {
    page: { rows: [], current: 1, pages: 0, total: 0 },
    emptyAction: <Button>Play Now</Button>,
  },
};

export const Archived: Story = {
  args: {
    page: {
      rows: settledBets,
      current: 1,
      pages: 1,
      total: settledBets.length,
      archivedBefore: Date.UTC(2026, 0),
    },
  },
};

export const Failed: Story = { args: { page: undefined, error: 'jwt expired' } };

export const Stress: Story = {
  args: {
    page: {
      rows: settledBets.map((bet) => ({
        ...bet,
        game: 'Donaudampfschifffahrtsgesellschaftslotterie',
        amount: 999_999_999_999_999_999n,
      })),
      current: 1,
      pages: 1,
      total: settledBets.length,
    },
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <SettledBetsTable {...args} />
    </BrandMatrix>
  ),
};
