import { parseUsdt } from '@platform/rules/money';
import { parseBet } from '@platform/rules/wingo';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { BetSlip } from './BetSlip';
import type { SlipBet } from './slip';

const bet = (type: string, value: string, amount: string): SlipBet => ({
  bet: parseBet(type, value),
  amount: parseUsdt(amount),
  state: 'ready',
});
const BETS = [bet('color', 'green', '2'), bet('number', '7', '1'), bet('low', '', '10')];

const slip = {
  bets: BETS,
  confirmed: undefined,
  canUndo: true,
  add: fn(),
  double: fn(),
  clear: fn(),
  undo: fn(),
  place: fn(() => Promise.resolve()),
  setStake: fn(),
  remove: fn(),
};

const meta = {
  title: 'Games/Wingo/BetSlip',
  component: BetSlip,
  tags: ['stable', 'stake', 'wager', 'several bets', 'rebet', 'double', 'undo'],
  args: {
    slip,
    stake: parseUsdt('1'),
    onStakeChange: fn(),
    onOneTapChange: fn(),
    onOpen: fn(),
    onMore: fn(),
    balance: parseUsdt('1000'),
    previous: [bet('color', 'red', '5')],
  },
} satisfies Meta<typeof BetSlip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Place 3 bets 13.000' }));
    await expect(args.slip.place).toHaveBeenCalledWith(BETS);
    await userEvent.click(canvas.getByRole('button', { name: 'In the slip: Green 2.000' }));
    await expect(args.onOpen).toHaveBeenCalledWith(BETS[0]?.bet);
  },
};

export const Empty: Story = { args: { slip: { ...slip, bets: [], canUndo: false } } };

export const OneTap: Story = { args: { ...Empty.args, oneTap: true } };

export const Placed: Story = {
  args: { slip: { ...slip, bets: [], confirmed: { placed: 3, count: 3 }, canUndo: false } },
};

export const OneRefused: Story = {
  args: {
    slip: {
      ...slip,
      bets: [{ ...bet('number', '7', '1'), state: 'refused', problem: 'This number is full.' }],
      confirmed: { placed: 2, count: 3 },
    },
  },
};

export const Sending: Story = {
  args: { slip: { ...slip, bets: BETS.map((each) => ({ ...each, state: 'sending' as const })) } },
};

export const TooMuch: Story = { args: { balance: parseUsdt('12') } };

export const Closed: Story = { args: { blocked: true } };

export const NextRound: Story = {
  args: {
    blocked: true,
    nextRound: { isQueued: false, notSent: undefined, queue: fn(), cancel: fn() },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bet next round 13.000' }));
    await expect(args.nextRound?.queue).toHaveBeenCalledOnce();
    await expect(args.slip.place).not.toHaveBeenCalled();
  },
};

export const Queued: Story = {
  args: {
    blocked: true,
    nextRound: { isQueued: true, notSent: undefined, queue: fn(), cancel: fn() },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel 13.000' }));
    await expect(args.nextRound?.cancel).toHaveBeenCalledOnce();
    await expect(args.nextRound?.queue).not.toHaveBeenCalled();
  },
};

export const NotSent: Story = {
  args: { nextRound: { isQueued: false, notSent: 'missed', queue: fn(), cancel: fn() } },
};

export const Stress: Story = {
  args: {
    slip: {
      ...slip,
      bets: Array.from({ length: 10 }, (_, number) =>
        bet('number', String(number), '999999999.99'),
      ),
    },
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <BetSlip {...args} />
    </BrandMatrix>
  ),
};
