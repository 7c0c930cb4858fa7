import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { calledOffRound, lostRound, wonRound } from '../sampleOutcomes';
import { OutcomeLine } from './OutcomeLine';

const meta = {
  title: 'Games/Wingo/OutcomeLine',
  component: OutcomeLine,
  tags: ['draft', 'result', 'settled', 'net'],
  args: { outcome: lostRound },
} satisfies Meta<typeof OutcomeLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Won: Story = { args: { outcome: wonRound } };

export const CalledOff: Story = { args: { outcome: calledOffRound } };

export const Empty: Story = { args: { outcome: undefined } };

export const Stress: Story = {
  args: {
    outcome: {
      ...lostRound,
      bets: lostRound.bets.map((bet) => ({ ...bet, amount: 999_999_999_999_999_999n })),
    },
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <OutcomeLine {...args} />
      <OutcomeLine outcome={wonRound} />
      <OutcomeLine outcome={undefined} />
    </BrandMatrix>
  ),
};
