import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Select } from './Select';

const meta = {
  title: 'Primitives/Select',
  component: Select<string>,
  tags: ['stable', 'dropdown', 'picker', 'listbox', 'options'],
  args: {
    label: 'Difficulty',
    options: [
      { value: 'low', label: 'Low' },
      { value: 'medium', label: 'Medium' },
      { value: 'high', label: 'High' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Select<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Difficulty' }), 'High');
    await expect(args.onValueChange).toHaveBeenCalledWith('high');
  },
};

export const WithHint: Story = { args: { hint: 'How far the payouts lie apart' } };

export const Invalid: Story = {
  args: { required: true, error: 'Please select a request type', label: 'Request type' },
};

export const WithDisabledOption: Story = {
  args: {
    label: 'Network',
    options: [
      { value: 'bep20', label: 'USDT-BEP20' },
      { value: 'pos', label: 'USDT-POS', disabled: true },
    ],
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Stress: Story = {
  args: {
    label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfarbe',
    options: [
      { value: 'a', label: 'Level 123456789 with a team total of 999,999,999,999.999999 USDT' },
    ],
    error: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfarbe cannot be chosen',
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <Select {...args} />
      <Select {...args} label="Invalid" error="Please select a request type" />
      <Select {...args} label="Disabled" disabled />
    </BrandMatrix>
  ),
};
