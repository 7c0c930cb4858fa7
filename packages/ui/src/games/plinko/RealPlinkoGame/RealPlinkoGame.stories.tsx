import { parseUsdt } from '@platform/rules/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button';
import { plinkoRecords, revealedBall } from '../../../samples/plinko';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { RealPlinkoGame, type RealPlinkoGameProps } from './RealPlinkoGame';

const meta = {
  title: 'Games/Plinko/RealPlinkoGame',
  component: RealPlinkoGame,
  tags: ['stable', 'balls', 'real money', 'provably fair'],
  args: {
    balance: parseUsdt('128.5'),
    bets: { page: { rows: plinkoRecords, current: 1, pages: 1, total: 5 } },
    defaultSettings: { rows: 8, risk: 'low' },
    onBet: fn<RealPlinkoGameProps['onBet']>(() =>
      Promise.resolve({ ...revealedBall, id: '90311' }),
    ),
    onVerify: fn(),
    now: () => Date.UTC(2024, 0, 5, 15, 7),
    actions: <Button tone="quiet">Seeds</Button>,
  },
} satisfies Meta<typeof RealPlinkoGame>;

export default meta;
type Story = StoryObj<typeof meta>;

const bet: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Bet' }));
};

export const Default: Story = {};

export const Landed: Story = {
  play: async (context) => {
    await bet(context);
    await context.canvas.findByText('The ball landed in 1.1x. You won 0.100 USDT.');
  },
};

/** Bet that the server refused. */
export const Refused: Story = {
  args: {
    onBet: fn<RealPlinkoGameProps['onBet']>(() =>
      Promise.reject(new Error('The most that this bet may stake is 25.00 USDT.')),
    ),
  },
  play: async (context) => {
    await bet(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
  },
};

export const Loading: Story = { args: { balance: undefined, bets: { page: undefined } } };

export const Narrow: Story = { parameters: { frame: 'narrow' } };

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <RealPlinkoGame {...args} />
    </BrandMatrix>
  ),
};
