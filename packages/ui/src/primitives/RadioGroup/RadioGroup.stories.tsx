import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bug, Lightbulb, UserRound } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { RadioGroup } from './RadioGroup';

const PLANS = ['3', '6', '12', '24', '48'].map((months) => ({
  value: months,
  label: `${months} months`,
}));

const meta = {
  title: 'Primitives/RadioGroup',
  component: RadioGroup<string>,
  tags: ['stable', 'radio button', 'option', 'choice', 'form', 'cards'],
  args: {
    label: 'Difficulty',
    options: [
      { value: 'low', label: 'Low' },
      { value: 'medium', label: 'Medium' },
      { value: 'high', label: 'High' },
    ],
    defaultValue: 'low',
    onValueChange: fn(),
  },
} satisfies Meta<typeof RadioGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('High'));
    await expect(canvas.getByRole('radio', { name: 'High' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('high');
  },
};

export const Cards: Story = {
  args: { label: 'Plan', look: 'cards', options: PLANS, defaultValue: '12' },
};

export const CardsWithDetails: Story = {
  args: {
    label: 'Request type',
    look: 'cards',
    defaultValue: 'bug',
    options: [
      { value: 'bug', label: 'Bug Report', detail: 'It fails', icon: <Bug aria-hidden /> },
      {
        value: 'feature',
        label: 'Feature Request',
        detail: 'It is missing',
        icon: <Lightbulb aria-hidden />,
      },
      {
        value: 'account',
        label: 'Account Issue',
        detail: 'It is about me',
        icon: <UserRound aria-hidden />,
      },
    ],
  },
};

export const Invalid: Story = {
  args: { required: true, error: 'Please select a request type', label: 'Request type' },
};

export const WithDisabledOption: Story = {
  args: {
    label: 'Network',
    defaultValue: 'bep20',
    options: [
      { value: 'bep20', label: 'USDT-BEP20' },
      { value: 'pos', label: 'USDT-POS', disabled: true },
    ],
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Stress: Story = {
  args: {
    look: 'cards',
    defaultValue: 'a',
    options: [
      {
        value: 'a',
        label: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
        detail: '999,999,999,999.999999 USDT',
      },
      { value: 'b', label: 'B' },
    ],
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <RadioGroup {...args} />
      <RadioGroup {...args} label="Plan" look="cards" options={PLANS} defaultValue="12" />
      <RadioGroup {...args} label="Invalid" error="Please select a request type" />
    </BrandMatrix>
  ),
};
