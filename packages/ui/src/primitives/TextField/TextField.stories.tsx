import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { TextField } from './TextField';

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  tags: ['stable', 'input', 'form', 'textbox'],
  args: { label: 'Email', name: 'email' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(field, 'asha@example.com');
    await expect(field).toHaveValue('asha@example.com');
  },
};

export const Required: Story = { args: { required: true } };

export const WithHint: Story = { args: { hint: 'The address you sign in with.' } };

export const Invalid: Story = {
  args: { error: 'Please enter a valid email address', defaultValue: 'asha@' },
};

export const WithIcon: Story = {
  args: { prefix: <Mail aria-hidden size="1.25em" />, placeholder: 'name@example.com' },
};

export const WithUnits: Story = {
  args: { label: 'Amount', prefix: '$', suffix: 'USDT', defaultValue: '100.00' },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'asha@example.com' } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'asha@example.com' } };

export const Stress: Story = {
  args: {
    label: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze und mehr',
    defaultValue: '999999999999.999999999999999999',
    suffix: 'USDT',
    hint: '0x7f3a9c2e5b1d8f6a4c0e9b7d5a3f1c8e6b4d2a0f',
    error: 'Minimum Withdrawal amount is 10$ ',
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <TextField {...args} placeholder="name@example.com" required />
      <TextField {...args} defaultValue="asha@" error="Please enter a valid email address" />
      <TextField label="Amount" defaultValue="100.00" suffix="USDT" hint="At least 10" />
    </BrandMatrix>
  ),
};
