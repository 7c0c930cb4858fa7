import { DIGITS } from '@platform/rules/wingo';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { plays } from '../../samples/plays';
import { LiveBoard } from './LiveBoard';

const meta = {
  title: 'Games/LiveBoard',
  component: LiveBoard,
  tags: ['draft', 'live results', 'landing', 'ticker'],
  args: {
    gameType: 1,
    results: DIGITS.map((number) => ({ roundNumber: `2026011501004${9 - number}`, number })),
    plays,
  },
} satisfies Meta<typeof LiveBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { results: undefined, plays: undefined } };

export const Empty: Story = { args: { results: [], plays: [] } };

export const Stress: Story = {
  args: {
    texts: { title: 'Echtzeitspielbetriebsübersicht' },
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
      <LiveBoard {...args} />
    </BrandMatrix>
  ),
};
