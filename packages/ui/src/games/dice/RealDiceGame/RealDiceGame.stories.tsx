import { parseUsdt } from '@platform/rules/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button';
import { diceRecords, lostRecord, wonRecord } from '../../../samples/dice';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { RealDiceGame, type RealDiceGameProps } from './RealDiceGame';

const meta = {
  title: 'Games/Dice/RealDiceGame',
  component: RealDiceGame,
  tags: ['stable', 'roll over', 'real money', 'provably fair'],
  args: {
    balance: parseUsdt('128.5'),
    bets: { page: { rows: diceRecords, current: 1, pages: 1, total: 5 } },
    onBet: fn<RealDiceGameProps['onBet']>(() => Promise.resolve({ ...wonRecord, id: '90211' })),
    onVerify: fn(),
    actions: <Button tone="quiet">Seeds</Button>,
  },
} satisfies Meta<typeof RealDiceGame>;

export default meta;
type Story = StoryObj<typeof meta>;

const bet: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Bet' }));
};

export const Default: Story = {};

export const Won: Story = {
  play: async (context) => {
    await bet(context);
    await expect(await context.canvas.findByText('You won 0.980 USDT.')).toBeVisible();
  },
};

export const Lost: Story = {
  args: {
    onBet: fn<RealDiceGameProps['onBet']>(() => Promise.resolve({ ...lostRecord, id: '90211' })),
  },
  play: async (context) => {
    await bet(context);
    await expect(await context.canvas.findByText('You lost 1.00 USDT.')).toBeVisible();
  },
};

/** Bet that the server refused. */
export const Refused: Story = {
  args: {
    onBet: fn<RealDiceGameProps['onBet']>(() =>
      Promise.reject(new Error('The most that this bet may stake is 25.00 USDT.')),
    ),
  },
  play: async (context) => {
    await bet(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
  },
};

export const Under: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Under' }));
    await expect(canvas.getByRole('textbox', { name: 'Roll under' })).toHaveValue('50.00');
  },
};

export const Loading: Story = { args: { balance: undefined, bets: { page: undefined } } };

export const Narrow: Story = { parameters: { frame: 'narrow' } };

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <RealDiceGame {...args} />
    </BrandMatrix>
  ),
};
