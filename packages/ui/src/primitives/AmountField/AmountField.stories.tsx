import { parseUsdt } from '@platform/rules/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { AmountField, type AmountFieldProps } from './AmountField';

function HeldAmount({ value: first, onValueChange, ...rest }: AmountFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <AmountField
      {...rest}
      value={value}
      onValueChange={(text, amount) => {
        setValue(text);
        onValueChange?.(text, amount);
      }}
    />
  );
}

const FACTORS = [
  { text: '½', name: 'Half', factor: { numerator: 1n, denominator: 2n } },
  { text: '1.5x', factor: { numerator: 3n, denominator: 2n } },
  { text: '2x', factor: { numerator: 2n, denominator: 1n } },
];

const meta = {
  title: 'Primitives/AmountField',
  component: AmountField,
  tags: ['stable', 'money', 'currency', 'number', 'input', 'form', 'max'],
  args: { label: 'Amount', value: '', onValueChange: fn() },
  render: (args) => <HeldAmount {...args} />,
} satisfies Meta<typeof AmountField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '12.50x');
    await expect(canvas.getByRole('textbox')).toHaveValue('12.50');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12.50', 12_500_000n);
  },
};

export const WithMax: Story = {
  args: { max: parseUsdt('250.125'), hint: 'Minimum Amount is 50$.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Max' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('250.125');
  },
};

export const WithFactors: Story = { args: { value: '10', factors: FACTORS } };

export const OtherCurrency: Story = {
  args: { currency: 'EUR', scale: 2, value: '10.50', max: 250_75n },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Max' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('250.75', 250_75n);
  },
};

export const Everything: Story = {
  args: { value: '10', factors: FACTORS, max: parseUsdt('250.125') },
};

export const Invalid: Story = {
  args: { value: '9.99', error: 'Minimum Withdrawal amount is 10$ ' },
};

export const Disabled: Story = { args: { value: '100.00', max: parseUsdt('250'), disabled: true } };

export const Stress: Story = {
  args: {
    label: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    value: '999999999999.999999',
    factors: FACTORS,
    max: parseUsdt('9223372036854.775807'),
    error: 'Your balance is 9,223,372,036,854.775807 USDT.',
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <HeldAmount {...args} value="100.00" max={parseUsdt('250')} required />
      <HeldAmount {...args} label="Stake" value="1" unit={false} factors={FACTORS} />
      <HeldAmount {...args} value="9.99" error="Minimum Withdrawal amount is 10$ " />
    </BrandMatrix>
  ),
};
