import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { plays } from '../../samples/plays';
import { BetFeed } from './BetFeed';

const meta = {
  title: 'Games/BetFeed',
  component: BetFeed,
  tags: ['draft', 'live bets', 'activity', 'recent wins', 'ticker'],
  args: { plays, rows: 5 },
} satisfies Meta<typeof BetFeed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { plays: undefined } };

export const Empty: Story = {
  args: { plays: [], emptyAction: <ButtonLink href="#wingo1Minute">Play Now</ButtonLink> },
};

export const Stress: Story = {
  args: {
    plays: plays.map((play) =>
      play.kind === 'bet'
        ? { ...play, amount: 999_999_999_990_000n }
        : { ...play, received: 8_999_999_999_999_820_000n },
    ),
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <BetFeed {...args} />
      <BetFeed {...args} plays={[]} rows={2} />
    </BrandMatrix>
  ),
};
