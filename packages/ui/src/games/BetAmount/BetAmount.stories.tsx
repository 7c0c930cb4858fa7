import { parseUsdt, USDT } from '@platform/rules/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { BetAmount, type BetAmountProps } from './BetAmount';

function HeldBetAmount({ value: first, ...rest }: BetAmountProps) {
  const [value, setValue] = useState(first);
  return <BetAmount {...rest} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Games/BetAmount',
  component: BetAmount,
  tags: ['stable', 'stake', 'amount', 'half', 'double'],
  args: { value: USDT, onValueChange: fn() },
  render: (args) => <HeldBetAmount {...args} />,
} satisfies Meta<typeof BetAmount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1.5x' }));
    await expect(canvas.getByRole('textbox', { name: 'Bet amount (USDT)' })).toHaveValue('1.5');
  },
};

export const Invalid: Story = { args: { error: 'Your demo balance is 12.50 USDT.' } };

export const Disabled: Story = { args: { disabled: true } };

export const Stress: Story = {
  args: { value: parseUsdt('999999999999.99') },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <BetAmount {...args} />
      <BetAmount {...args} disabled />
    </BrandMatrix>
  ),
};
