import { parseUsdt } from '@platform/rules/money';
import { parseBet } from '@platform/rules/wingo';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { BetDialog } from './BetDialog';

const meta = {
  title: 'Games/Wingo/BetDialog',
  component: BetDialog,
  tags: ['stable', 'stake', 'wager', 'place bet'],
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
  args: {
    bet: parseBet('color', 'green'),
    balance: parseUsdt('1000'),
    description: 'Wingo 1 Min, period 20240131100010042',
    onClose: fn(),
    onConfirm: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof BetDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: '10' }));
    await userEvent.click(screen.getByRole('radio', { name: 'X5' }));
    await userEvent.click(screen.getByRole('button', { name: 'Place bet' }));
    await expect(args.onConfirm).toHaveBeenCalledWith(args.bet, 50_000_000n);
  },
};

/** Bet in a slip: the dialog changes its stake or removes it. */
export const InSlip: Story = { args: { onRemove: fn() } };

export const OnNumber: Story = { args: { bet: parseBet('number', '0') } };

export const OnHigh: Story = { args: { bet: parseBet('high', '') } };

export const BelowMinimum: Story = {
  play: async () => {
    const quantity = await screen.findByLabelText('Quantity');
    await userEvent.clear(quantity);
    await expect(screen.getByRole('alert')).toHaveTextContent('Minimum Bet is 0.01 USDT!');
  },
};

export const Pending: Story = {
  args: { onConfirm: fn(() => new Promise<void>(() => {})) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Place bet' }));
    await expect(screen.getByRole('button', { name: 'Please wait...' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    onConfirm: fn(async () => {
      throw new Error('Betting is closed for this round');
    }),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Place bet' }));
    await expect(await screen.findByText('Betting is closed for this round')).toBeVisible();
  },
};

export const Stress: Story = {
  args: { balance: undefined },
  parameters: { frame: 'narrow' },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: '10000' }));
    const quantity = screen.getByLabelText('Quantity');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '999999999999');
    await userEvent.click(screen.getByRole('radio', { name: 'X100' }));
  },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix tall>
      <BetDialog {...args} />
    </BrandMatrix>
  ),
};
