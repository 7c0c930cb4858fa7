import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { ResetPasswordForm } from './ResetPasswordForm';

const TOKEN = 'k3J9x0aQ2mVb7LzR5tYw8NcP1uHs4GdE6fKiOoXqTjM';

const meta = {
  title: 'Account/ResetPasswordForm',
  component: ResetPasswordForm,
  tags: ['stable', 'new password', 'recovery', 'auth', 'form'],
  args: { onSubmit: fn(), token: TOKEN, forgotPasswordHref: '#forgot' },
} satisfies Meta<typeof ResetPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^New password/), 'Secret123');
    await userEvent.type(canvas.getByLabelText(/^Confirm new password/), 'Secret123{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      token: TOKEN,
      password: 'Secret123',
      confirmation: 'Secret123',
    });
  },
};

export const Mistakes: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^New password/), 'secret{Enter}');
    await expect(canvas.getByText('The passwords do not match.')).toBeVisible();
  },
};

export const Pending: Story = { args: { pending: true } };

export const Failed: Story = { args: { error: 'Something went wrong, ERROR: no network' } };

export const Expired: Story = { args: { expired: true } };

export const Stress: Story = {
  args: {
    error: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    texts: {
      password: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
      submit: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    },
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <ResetPasswordForm {...args} />
      <ResetPasswordForm {...args} expired />
    </BrandMatrix>
  ),
};
