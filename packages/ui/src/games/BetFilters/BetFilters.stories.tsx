import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { NOW } from '../../screens/fixtures';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { ALL_BETS, BetFilters, type BetFiltersProps } from './BetFilters';

const GAMES = ['Wingo 1 Min', 'Wingo 3 Min', 'Wingo 5 Min', 'Wingo 10 Min'].map((label, index) => ({
  value: String(index + 1),
  label,
}));

function Chosen({ value: initial, onValueChange, ...rest }: BetFiltersProps) {
  const [value, setValue] = useState(initial);
  const change: BetFiltersProps['onValueChange'] = (next) => {
    setValue(next);
    onValueChange(next);
  };
  return <BetFilters {...rest} value={value} onValueChange={change} />;
}

const meta = {
  title: 'Games/BetFilters',
  component: BetFilters,
  tags: ['stable', 'filter', 'query', 'search'],
  args: { value: ALL_BETS, onValueChange: fn(), games: GAMES, now: () => NOW },
  render: (args) => <Chosen {...args} />,
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
    value: { game: '2', outcome: 'lost', dates: { from: '2026-05-01', to: '2026-05-31' } },
  },
};

export const Stress: Story = {
  args: {
    value: { game: '1', outcome: null, dates: { from: '2026-05-01', to: null } },
    games: [{ value: '1', label: 'Donaudampfschifffahrtsgesellschaftslotterie' }],
    texts: { clear: 'Donaudampfschifffahrtsgesellschaft' },
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  args: { value: { ...ALL_BETS, outcome: 'won' } },
  render: (args) => (
    <BrandMatrix>
      <BetFilters {...args} />
    </BrandMatrix>
  ),
};
