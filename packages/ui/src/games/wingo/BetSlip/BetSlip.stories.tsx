import { parseUsdt, type MicroUsdt } from '@platform/rules/money';
import { parseBet, type Stake } from '@platform/rules/wingo';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useEffectEvent, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { BetSlip, type BetSlipProps } from './BetSlip';
import { useBetSlip } from './useBetSlip';

const stake = (type: string, value: string, amount: string): Stake => ({
  bet: parseBet(type, value),
  amount: parseUsdt(amount),
});
const BETS = [stake('color', 'green', '2'), stake('number', '7', '1'), stake('low', '', '10')];

interface SlipProps extends Omit<BetSlipProps, 'slip'> {
  /** What is in the slip at first. */
  first: readonly Stake[];
  /** Places a bet. */
  send: (stake: Stake) => Promise<unknown>;
}

function Slip({ first, send, stake: firstStake, ...props }: SlipProps) {
  const slip = useBetSlip(send, 'An error occurred');
  const [amount, setAmount] = useState<MicroUsdt>(firstStake);
  const [oneTap, setOneTap] = useState(props.oneTap);
  const fill = useEffectEvent(() => slip.add(first));
  useEffect(() => fill(), []);
  return (
    <BetSlip
      {...props}
      slip={slip}
      stake={amount}
      onStakeChange={setAmount}
      oneTap={oneTap ?? false}
      onOneTapChange={setOneTap}
    />
  );
}

const meta = {
  title: 'Games/Wingo/BetSlip',
  component: Slip,
  tags: ['stable', 'stake', 'wager', 'several bets', 'rebet', 'double', 'undo'],
  args: {
    first: BETS,
    send: fn(() => Promise.resolve()),
    stake: parseUsdt('1'),
    onStakeChange: fn(),
    onOneTapChange: fn(),
    onOpen: fn(),
    balance: parseUsdt('1000'),
    previous: [stake('color', 'red', '5')],
  },
} satisfies Meta<typeof Slip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Place 3 bets 13.00' }));
    await expect(args.send).toHaveBeenCalledTimes(3);
    await expect(await canvas.findByText('Placed: 3 of 3.')).toBeVisible();
  },
};

export const Filled: Story = {};

export const Empty: Story = { args: { first: [] } };

export const OneTap: Story = { args: { first: [], oneTap: true } };

export const TooMuch: Story = { args: { balance: parseUsdt('12') } };

export const Closed: Story = { args: { blocked: true } };

export const SomeRefused: Story = {
  args: {
    send: fn(async ({ bet }: Stake) => {
      if (bet.betType === 'number') throw new Error('This number has taken all it can.');
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Place 3 bets/ }));
    await expect(await canvas.findByText('7: This number has taken all it can.')).toBeVisible();
  },
};

export const Sending: Story = {
  args: { send: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Place 3 bets/ }));
    await expect(canvas.getByRole('button', { name: /^Place bets/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Stress: Story = {
  args: {
    first: Array.from({ length: 10 }, (_, number) =>
      stake('number', String(number), '999999999.99'),
    ),
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <Slip {...args} />
    </BrandMatrix>
  ),
};
