import type { MinesBet } from '@platform/rules/models';
import { parseUsdt } from '@platform/rules/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button';
import { hugeGame, lostGame, minesRecords, openGame, revealedGame } from '../../../samples/mines';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { RealMinesGame, type RealMinesGameProps } from './RealMinesGame';

/** Stores the open game from the replies, as the app does. */
function Played({ game: first, onOpen, onReveal, onCashOut, ...rest }: RealMinesGameProps) {
  const [game, setGame] = useState(first);
  const kept =
    <Input,>(step: (input: Input) => Promise<MinesBet>) =>
    async (input: Input) => {
      const reply = await step(input);
      setGame(reply.state === 'open' ? reply : null);
      return reply;
    };
  return (
    <RealMinesGame
      {...rest}
      game={game}
      onOpen={kept(onOpen)}
      onReveal={kept(onReveal)}
      onCashOut={kept(onCashOut)}
    />
  );
}

const meta = {
  title: 'Games/Mines/RealMinesGame',
  component: RealMinesGame,
  tags: ['stable', 'minesweeper', 'real money', 'provably fair'],
  args: {
    balance: parseUsdt('128.5'),
    game: null,
    bets: { page: { rows: minesRecords, current: 1, pages: 1, total: 5 } },
    onOpen: fn<RealMinesGameProps['onOpen']>(() => Promise.resolve(openGame(3, []))),
    onReveal: fn<RealMinesGameProps['onReveal']>(({ cell }) =>
      Promise.resolve(openGame(3, [cell])),
    ),
    onCashOut: fn<RealMinesGameProps['onCashOut']>(() =>
      Promise.resolve({ ...revealedGame, id: '90411' }),
    ),
    onVerify: fn(),
    random: () => 0,
    actions: <Button tone="quiet">Seeds</Button>,
  },
  render: (args) => <Played {...args} />,
} satisfies Meta<typeof RealMinesGame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** New game, in which no cell is open. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bet' }));
    await canvas.findByText('The mines are laid. Open a cell.');
  },
};

/** Game resumed after a reload, or from another device. */
export const Resumed: Story = { args: { game: openGame(3, [0, 1]) } };

export const CashedOut: Story = {
  args: { game: openGame(3, [0, 1, 2]) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Cashout/ }));
    await canvas.findByText('You cashed out 1.4785 USDT.');
  },
};

/** Win of more than 10 times the stake. */
export const Cleared: Story = {
  args: {
    game: openGame(13, hugeGame.opened.slice(0, -1), { stake: '0.01' }),
    onReveal: fn<RealMinesGameProps['onReveal']>(() =>
      Promise.resolve({ ...hugeGame, id: '90411' }),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Row 5, column 5: closed' }));
    await canvas.findByText('You found every gem and won 51,482.9700 USDT.');
  },
};

export const Lost: Story = {
  args: {
    game: openGame(10, [24], { stake: '1.23' }),
    onReveal: fn<RealMinesGameProps['onReveal']>(() =>
      Promise.resolve({ ...lostGame, id: '90411' }),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Random cell' }));
    await canvas.findByText('You hit a mine and lost 1.2300 USDT.');
  },
};

/** Game that the server refused. */
export const Refused: Story = {
  args: {
    onOpen: fn<RealMinesGameProps['onOpen']>(() =>
      Promise.reject(new Error('The most that this bet may stake is 25.00 USDT.')),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bet' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { balance: undefined, game: undefined, bets: { page: undefined } },
};

export const Narrow: Story = {
  args: { game: openGame(3, [0, 1]) },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  args: { game: openGame(3, [0, 1]) },
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <Played {...args} />
    </BrandMatrix>
  ),
};
