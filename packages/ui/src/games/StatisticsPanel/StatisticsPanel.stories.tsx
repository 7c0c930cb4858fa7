import type { Meta, StoryObj } from '@storybook/react-vite';
import { statistics } from '../../samples/bets';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { StatisticsPanel } from './StatisticsPanel';

const meta = {
  title: 'Games/StatisticsPanel',
  component: StatisticsPanel,
  tags: ['stable', 'profit', 'net', 'streak', 'chart', 'report'],
  args: { statistics },
} satisfies Meta<typeof StatisticsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Losing: Story = {
  args: { statistics: { ...statistics, streak: { outcome: 'lost', bets: 4 } } },
};

export const Empty: Story = {
  args: {
    emptyAction: <ButtonLink href="#wingo1Minute">Play Now</ButtonLink>,
    statistics: {
      games: [],
      days: statistics.days.map(({ day }) => ({
        day,
        settled: 0,
        wins: 0,
        staked: 0n,
        returned: 0n,
      })),
      streak: null,
      longestWon: 0,
      longestLost: 0,
    },
  },
};

export const Loading: Story = { args: { statistics: undefined } };

export const Stress: Story = {
  args: {
    statistics: {
      ...statistics,
      games: statistics.games.map((game) => ({ ...game, returned: 999_999_999_999_999_999n })),
      longestWon: 1_000_000,
    },
    texts: { staked: 'Donaudampfschifffahrtsgesellschaftskapitän' },
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <StatisticsPanel {...args} />
    </BrandMatrix>
  ),
};
