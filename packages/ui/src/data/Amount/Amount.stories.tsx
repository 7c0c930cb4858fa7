import { parseUsdt } from '@platform/rules/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Amount } from './Amount';

const meta = {
  title: 'Data/Amount',
  component: Amount,
  tags: ['stable', 'money', 'currency', 'balance', 'number'],
  args: { value: parseUsdt('1234.56789') },
} satisfies Meta<typeof Amount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Balance: Story = { args: { decimals: 4, unit: true } };

/** Amount in euro cents, with a scale of 2. */
export const OtherCurrency: Story = {
  args: { value: 123_456n, currency: 'EUR', scale: 2, unit: true },
};

export const Gain: Story = { args: { signed: true, decimals: 3 } };

export const Loss: Story = { args: { signed: true, decimals: 3, value: parseUsdt('-12.5') } };

export const Stress: Story = {
  args: { value: parseUsdt('9223372036854.775807'), decimals: 4, unit: true, signed: true },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <Amount {...args} unit />
      <Amount {...args} signed />
      <Amount {...args} value={-args.value} signed />
    </BrandMatrix>
  ),
};
