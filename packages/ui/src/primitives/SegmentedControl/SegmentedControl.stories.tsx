import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartColumn, List } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { SegmentedControl } from './SegmentedControl';

const meta = {
  title: 'Primitives/SegmentedControl',
  component: SegmentedControl<string>,
  tags: ['stable', 'radio', 'toggle group', 'button group', 'switcher', 'choice'],
  args: {
    label: 'Period',
    options: [
      { value: 'day', label: 'Day' },
      { value: 'week', label: 'Week' },
      { value: 'month', label: 'Month' },
    ],
    defaultValue: 'week',
    onValueChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Month' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('month');
    await expect(canvas.getByRole('radio', { name: 'Month' })).toBeChecked();
  },
};

export const WithIcons: Story = {
  args: {
    label: 'View',
    labelHidden: true,
    defaultValue: 'list',
    options: [
      { value: 'list', label: 'List', icon: <List aria-hidden /> },
      { value: 'chart', label: 'Chart', icon: <ChartColumn aria-hidden /> },
    ],
  },
};

export const NoneChosen: Story = { args: { defaultValue: null } };

export const Invalid: Story = {
  args: { defaultValue: null, error: 'Please choose a period.', required: true },
};

export const Disabled: Story = { args: { disabled: true } };

export const Stress: Story = {
  args: {
    label: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    defaultValue: '2',
    options: ['Week', 'Donaudampfschiff', 'The day before yesterday', '999,999.99', 'All'].map(
      (label, index) => ({ value: `${index}`, label }),
    ),
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <SegmentedControl {...args} />
      <SegmentedControl {...args} label="Disabled" disabled />
      <SegmentedControl {...args} label="Invalid" error="Please choose a period." />
    </BrandMatrix>
  ),
};
