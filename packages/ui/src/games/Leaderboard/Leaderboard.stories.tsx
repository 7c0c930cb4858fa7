import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { entries } from '../../samples/plays';
import { Leaderboard } from './Leaderboard';

const meta = {
  title: 'Games/Leaderboard',
  component: Leaderboard,
  tags: ['draft', 'ranking', 'top players', 'biggest wins', 'high scores'],
  args: { label: 'Leaderboard of the week', entries, rows: 5 },
} satisfies Meta<typeof Leaderboard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithGames: Story = {
  args: {
    label: 'Biggest wins',
    entries: entries.map((entry) => ({ ...entry, about: 'Wingo 1 Min' })),
  },
};

export const Loading: Story = { args: { entries: undefined } };

export const Empty: Story = {
  args: { entries: [], emptyAction: <ButtonLink href="#wingo1Minute">Play Now</ButtonLink> },
};

export const Stress: Story = {
  args: {
    rows: 12,
    entries: Array.from({ length: 12 }, () => ({
      player: 'W•••W',
      amount: 8_999_999_999_999_820_000n,
      about: 'Donaudampfschifffahrtsgesellschaft',
    })),
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <Leaderboard {...args} />
      <Leaderboard {...args} entries={[]} rows={2} />
    </BrandMatrix>
  ),
};
