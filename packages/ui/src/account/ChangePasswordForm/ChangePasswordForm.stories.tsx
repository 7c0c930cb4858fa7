import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { ChangePasswordForm } from './ChangePasswordForm';

const meta = {
  title: 'Account/ChangePasswordForm',
  component: ChangePasswordForm,
  tags: ['stable', 'security', 'settings', 'form'],
  args: { onSubmit: fn() },
} satisfies Meta<typeof ChangePasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Current password/), 'Old-secret1');
    await userEvent.type(canvas.getByLabelText(/^New password/), 'Secret123');
    await userEvent.type(canvas.getByLabelText(/^Confirm new password/), 'Secret123{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      current: 'Old-secret1',
      password: 'Secret123',
      confirmation: 'Secret123',
    });
  },
};

export const Mistakes: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(canvas.getByLabelText(/^Current password/)).toHaveFocus());
  },
};

export const Pending: Story = { args: { pending: true } };

export const Refused: Story = {
  args: { error: 'Request failed', errors: { current: 'Your current password is wrong.' } },
};

export const Stress: Story = {
  args: {
    error: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    errors: { password: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze' },
    texts: { current: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze' },
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <ChangePasswordForm {...args} />
    </BrandMatrix>
  ),
};
