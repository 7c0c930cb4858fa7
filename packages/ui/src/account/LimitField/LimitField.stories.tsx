import { parseUsdt } from '@platform/rules/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { LimitField } from './LimitField';

const meta = {
  title: 'Account/LimitField',
  component: LimitField,
  tags: ['stable', 'responsible gambling', 'limit', 'budget', 'amount', 'form'],
  args: { onSubmit: fn() },
} satisfies Meta<typeof LimitField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '100' }));
    await expect(canvas.getByRole('textbox', { name: 'Limit' })).toHaveValue('100');
    await userEvent.click(canvas.getByRole('button', { name: 'Set limit' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ amount: '100' });
  },
};

export const Change: Story = { args: { current: parseUsdt('100'), onRemove: fn() } };

export const Raise: Story = {
  args: { current: parseUsdt('100'), onRemove: fn() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '250' }));
    await expect(canvas.getByRole('button', { name: 'Ask to raise limit' })).toBeVisible();
  },
};

export const Pending: Story = { args: { current: parseUsdt('100'), pending: true } };

export const Failed: Story = { args: { error: 'Something went wrong, ERROR: no network' } };

export const Stress: Story = {
  args: {
    current: parseUsdt('999999999.99'),
    presets: ['50', '5000', '500000', '50000000', '500000000'].map((amount) => parseUsdt(amount)),
    onRemove: fn(),
    error: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <LimitField {...args} />
      <LimitField {...args} current={parseUsdt('100')} onRemove={fn()} />
    </BrandMatrix>
  ),
};
