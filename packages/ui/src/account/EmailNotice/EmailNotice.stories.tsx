import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { EmailNotice } from './EmailNotice';

const meta = {
  title: 'Account/EmailNotice',
  component: EmailNotice,
  tags: ['stable', 'email', 'confirm', 'verify', 'banner'],
  args: { email: 'asha@example.com', onSendAgain: fn() },
} satisfies Meta<typeof EmailNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(args.onSendAgain).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = { args: { pending: true } };

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Stress: Story = {
  args: { email: `${'donaudampfschifffahrtsgesellschaft.'.repeat(4)}@example.com` },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <EmailNotice {...args} />
    </BrandMatrix>
  ),
};
