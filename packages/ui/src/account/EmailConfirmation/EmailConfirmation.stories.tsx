import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { EmailConfirmation } from './EmailConfirmation';

const meta = {
  title: 'Account/EmailConfirmation',
  component: EmailConfirmation,
  tags: ['stable', 'email', 'confirm', 'verify', 'link'],
  args: { onConfirm: fn() },
} satisfies Meta<typeof EmailConfirmation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm my address' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = { args: { pending: true } };

export const Failed: Story = {
  args: {
    error:
      'This link has been used or has expired. If your address is not confirmed yet, sign in and request a new link.',
  },
};

export const Stress: Story = {
  args: { error: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze '.repeat(8) },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <EmailConfirmation {...args} />
    </BrandMatrix>
  ),
};
