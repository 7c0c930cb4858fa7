import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { PhoneField } from './PhoneField';

const meta = {
  title: 'Primitives/PhoneField',
  component: PhoneField,
  tags: ['stable', 'telephone', 'mobile', 'country code', 'input', 'form'],
  args: {
    label: 'Phone',
    value: { country: 'IN', number: '98765 43210' },
    onValueChange: fn(),
  },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: function Default(args) {
    const [value, setValue] = useState(args.value);
    return <PhoneField {...args} value={value} onValueChange={setValue} />;
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'AE');
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('United Arab Emirates (+971)');
  },
};

export const Invalid: Story = {
  args: {
    value: { country: 'IN', number: '98' },
    error: 'Please enter a phone number with its country code, such as +91 98765 43210.',
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Stress: Story = {
  args: { value: { country: 'AE', number: '999999999999999999999999999999999999999999' } },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <PhoneField {...args} required />
    </BrandMatrix>
  ),
};
