import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { MinesGame } from './MinesGame';

const meta = {
  title: 'Games/Mines/MinesGame',
  component: MinesGame,
  tags: ['stable', 'minesweeper', 'demo'],
  args: {
    // The random source always draws the first remaining cell, so the mines are in the first row.
    random: () => 0,
    now: () => Date.UTC(2024, 0, 5, 15, 7),
    onResult: fn(),
  },
} satisfies Meta<typeof MinesGame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const BeforeTheStart: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Row 3, column 3: closed' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Game has not started yet. Start the game to begin playing.',
    );
  },
};

export const Running: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bet' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Row 3, column 3: closed' }));
    await canvas.findByRole('button', { name: 'Row 3, column 3: gem' });
    await expect(canvas.getByRole('button', { name: /^Cashout/ })).toBeEnabled();
  },
};

export const CashedOut: Story = {
  play: async (context) => {
    await Running.play?.(context);
    await userEvent.click(context.canvas.getByRole('button', { name: /^Cashout/ }));
    await expect(context.args.onResult).toHaveBeenCalledOnce();
  },
};

export const Lost: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bet' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Row 1, column 1: closed' }));
    await canvas.findByText('You hit a mine.');
  },
};

export const Narrow: Story = { parameters: { frame: 'narrow' } };

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <MinesGame {...args} />
    </BrandMatrix>
  ),
};
