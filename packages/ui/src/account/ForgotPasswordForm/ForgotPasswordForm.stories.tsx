import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { ForgotPasswordForm } from './ForgotPasswordForm';

const meta = {
  title: 'Account/ForgotPasswordForm',
  component: ForgotPasswordForm,
  tags: ['stable', 'reset', 'recovery', 'auth', 'form'],
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
  args: { onSubmit: fn(), onAnotherAddress: fn(), signInHref: '#sign-in' },
} satisfies Meta<typeof ForgotPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'asha@example.com{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'asha@example.com' });
  },
};

export const NoEmail: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'asha{Enter}');
    await expect(canvas.getByText('This contains invalid email characters')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Pending: Story = { args: { pending: true, defaultEmail: 'asha@example.com' } };

export const Failed: Story = { args: { error: 'Something went wrong, ERROR: no network' } };

export const Sent: Story = {
  args: { sent: true, defaultEmail: 'asha@example.com' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use another address' }));
    await expect(args.onAnotherAddress).toHaveBeenCalledOnce();
  },
};

export const InItsDialog: Story = {
  render: (args) => (
    <Dialog open onClose={fn()} title="Forgot Password" size="small">
      <ForgotPasswordForm {...args} />
    </Dialog>
  ),
};

export const Stress: Story = {
  args: {
    sent: true,
    defaultEmail: 'donaudampfschifffahrtsgesellschaftskapitaensmuetze@example.com',
    texts: { anotherAddress: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze' },
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <ForgotPasswordForm {...args} />
      <ForgotPasswordForm {...args} sent defaultEmail="asha@example.com" />
    </BrandMatrix>
  ),
};
