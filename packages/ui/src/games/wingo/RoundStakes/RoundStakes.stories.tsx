import { parseUsdt } from '@platform/rules/money';
import { parseBet } from '@platform/rules/wingo';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { RoundStakes } from './RoundStakes';

const stake = (type: string, value: string, amount: string) => ({
  bet: parseBet(type, value),
  amount: parseUsdt(amount),
});

const stakes = [
  stake('color', 'green', '10'),
  stake('number', '7', '1.5'),
  stake('high', 'high', '5'),
];

const meta = {
  title: 'Games/Wingo/RoundStakes',
  component: RoundStakes,
  tags: ['draft', 'bet slip', 'chips', 'my bets', 'prospects'],
  args: { stakes },
} satisfies Meta<typeof RoundStakes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { stakes: [] } };

export const Unknown: Story = { args: { stakes: undefined } };

/** All possible bets, with large stakes. */
export const Stress: Story = {
  args: {
    stakes: [
      ...['green', 'violet', 'red'].map((color) => stake('color', color, '9999999.99')),
      ...['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) =>
        stake('number', digit, '123456.78'),
      ),
      stake('high', 'high', '0.01'),
      stake('low', 'low', '0.01'),
    ],
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <RoundStakes {...args} />
      <RoundStakes stakes={[]} />
    </BrandMatrix>
  ),
};
