import { parseUsdt } from '@platform/rules/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { demoRounds } from '../../../samples/demoRounds';
import { DemoHistoryTable } from './DemoHistoryTable';

const meta = {
  title: 'Games/Demo/DemoHistoryTable',
  component: DemoHistoryTable,
  tags: ['stable', 'rounds', 'bets', 'results'],
  args: { rounds: demoRounds(4) },
} satisfies Meta<typeof DemoHistoryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { rounds: [] } };

export const Pages: Story = {
  args: { rounds: demoRounds(12) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('2 / 3')).toBeVisible();
  },
};

export const Stress: Story = {
  args: {
    rounds: demoRounds(1).map((round) => ({
      ...round,
      stake: parseUsdt('999999999999.999999'),
      payout: parseUsdt('9223372036854.775807'),
      multiplier: { numerator: 5_096_294n, denominator: 1n },
      outcome: 'Donaudampfschifffahrtsgesellschaftskapitän',
    })),
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <DemoHistoryTable {...args} />
    </BrandMatrix>
  ),
};
