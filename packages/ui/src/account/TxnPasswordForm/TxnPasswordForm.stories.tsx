import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { TxnPasswordForm } from './TxnPasswordForm';

const meta = {
  title: 'Account/TxnPasswordForm',
  component: TxnPasswordForm,
  tags: ['stable', 'transaction password', 'security', 'settings', 'form'],
  args: { onSubmit: fn(), exists: true },
} satisfies Meta<typeof TxnPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FirstOne: Story = {
  args: { exists: false },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^New TXN password/), 'Secret123');
    await userEvent.type(canvas.getByLabelText(/^Confirm new TXN password/), 'Secret123{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      current: '',
      password: 'Secret123',
      confirmation: 'Secret123',
    });
  },
};

export const Mistakes: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change TXN password' }));
    await expect(canvas.getByText('TXN password is required.')).toBeVisible();
  },
};

export const Pending: Story = { args: { pending: true } };

export const Refused: Story = { args: { errors: { current: 'Your TXN password is wrong.' } } };

export const Stress: Story = {
  args: {
    error: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    texts: { change: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze' },
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <TxnPasswordForm {...args} />
    </BrandMatrix>
  ),
};
