import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NOW } from '../../samples/time';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { ALL_BETS, BetFilters } from './BetFilters';

const GAMES = ['Wingo 1 Min', 'Wingo 3 Min', 'Wingo 5 Min', 'Wingo 10 Min'].map((label, index) => ({
  value: String(index + 1),
  label,
}));

const meta = {
  title: 'Games/BetFilters',
  component: BetFilters,
  tags: ['stable', 'filter', 'query', 'search'],
  args: { onValueChange: fn(), games: GAMES, now: () => NOW },
} satisfies Meta<typeof BetFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Won' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ ...ALL_BETS, outcome: 'won' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(ALL_BETS);
  },
};

export const Filtered: Story = {
  args: {
    defaultValue: { game: '2', outcome: 'lost', dates: { from: '2026-05-01', to: '2026-05-31' } },
  },
};

export const Stress: Story = {
  args: {
    defaultValue: { game: '1', outcome: null, dates: { from: '2026-05-01', to: null } },
    games: [{ value: '1', label: 'Donaudampfschifffahrtsgesellschaftslotterie' }],
    texts: { clear: 'Donaudampfschifffahrtsgesellschaft' },
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  args: { defaultValue: { ...ALL_BETS, outcome: 'won' } },
  render: (args) => (
    <BrandMatrix>
      <BetFilters {...args} />
    </BrandMatrix>
  ),
};
