import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { NumberField } from './NumberField';

const meta = {
  title: 'Primitives/NumberField',
  component: NumberField,
  tags: ['stable', 'spinbutton', 'stepper', 'quantity', 'counter', 'input', 'form'],
  args: { label: 'Number of bets', defaultValue: 10, min: 1, max: 100, onValueChange: fn() },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Number of bets' });
    await userEvent.click(canvas.getByRole('button', { name: 'Increase' }));
    await expect(field).toHaveValue('11');
    await userEvent.type(field, '{PageUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(21);
  },
};

export const Empty: Story = { args: { defaultValue: null, placeholder: '1 to 100' } };

export const WithUnit: Story = {
  args: { label: 'Stop on profit', defaultValue: 12.5, step: 0.5, unit: '%', hint: 'Up to 100 %' },
};

export const AtTheMost: Story = { args: { defaultValue: 100 } };

export const Invalid: Story = { args: { defaultValue: null, error: 'Please enter a number.' } };

export const Disabled: Story = { args: { disabled: true } };

export const Stress: Story = {
  args: {
    label: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    defaultValue: 999_999_999_999,
    min: -999_999_999_999,
    max: 999_999_999_999,
    unit: 'rounds',
    error: 'Please enter a number that is not quite as large as this one.',
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <NumberField {...args} required />
      <NumberField {...args} label="Stop on profit" defaultValue={12.5} step={0.5} unit="%" />
      <NumberField {...args} label="Invalid" defaultValue={null} error="Please enter a number." />
    </BrandMatrix>
  ),
};
