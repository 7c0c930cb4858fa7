import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { StopWithdrawalsForm } from './StopWithdrawalsForm';

const TOKEN = 'k3J9x0aQ2mVb7LzR5tYw8NcP1uHs4GdE6fKiOoXqTjM';

const meta = {
  title: 'Account/StopWithdrawalsForm',
  component: StopWithdrawalsForm,
  tags: ['stable', 'freeze', 'emergency', 'security', 'withdrawal', 'form'],
  args: { onSubmit: fn(), token: TOKEN, forgotPasswordHref: '#forgot' },
} satisfies Meta<typeof StopWithdrawalsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop withdrawals' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ token: TOKEN });
  },
};

export const Pending: Story = { args: { pending: true } };

export const Failed: Story = { args: { error: 'Something went wrong, ERROR: no network' } };

export const Stopped: Story = { args: { state: 'stopped' } };

export const Expired: Story = { args: { state: 'expired' } };

export const Stress: Story = {
  args: {
    error: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    texts: {
      lead: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
      submit: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    },
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <StopWithdrawalsForm {...args} />
      <StopWithdrawalsForm {...args} state="stopped" />
    </BrandMatrix>
  ),
};
