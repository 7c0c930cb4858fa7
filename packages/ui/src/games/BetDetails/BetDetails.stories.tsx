import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { detailedBet, refundedBet } from '../../samples/bets';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { BetDetails } from './BetDetails';

const meta = {
  title: 'Games/BetDetails',
  component: BetDetails,
  tags: ['stable', 'receipt', 'bet slip', 'modal'],
  args: { bet: detailedBet },
  render: (args) => (
    <Dialog open onClose={fn()} title="Bet details" size="small">
      <BetDetails {...args} />
    </Dialog>
  ),
} satisfies Meta<typeof BetDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Lost: Story = {
  args: { bet: { ...detailedBet, state: 'lost', winning: 0n, received: 0n } },
};

/** Bet on a voided round. */
export const Refunded: Story = { args: { bet: refundedBet } };

/** Only the fields that the bet list contains. */
export const Brief: Story = {
  args: {
    bet: { ...detailedBet, roundNumber: undefined, result: undefined, placedAt: undefined },
  },
};

export const Stress: Story = {
  args: {
    bet: {
      ...detailedBet,
      id: 'B-999999999999999999999999999999',
      game: 'Donaudampfschifffahrtsgesellschaftslotterie',
      amount: 999_999_999_999_999_999n,
      winning: 999_999_999_999_999_999n,
      received: 999_999_999_999_999_999n,
    },
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <BetDetails {...args} />
    </BrandMatrix>
  ),
};
