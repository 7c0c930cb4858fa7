import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ticket } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Button } from './Button';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  tags: ['stable', 'submit', 'action', 'cta'],
  args: { children: 'Place bet', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Place bet' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Neutral: Story = { args: { tone: 'neutral', children: 'Cancel' } };

export const Quiet: Story = { args: { tone: 'quiet', children: 'Forgot Password' } };

export const Danger: Story = { args: { tone: 'danger', children: 'Log out everywhere' } };

export const Large: Story = { args: { size: 'large', children: 'Play Now' } };

export const WithIcon: Story = {
  args: { icon: <Ticket aria-hidden />, children: 'Generate Ticket' },
};

export const Disabled: Story = { args: { disabled: true } };

export const Pending: Story = {
  args: { pending: true, pendingText: 'Please wait...' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Please wait...' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const Stress: Story = {
  args: {
    wide: true,
    children: 'Place a bet of 999,999,999,999.999999 USDT on Donaudampfschifffahrtsgesellschaft',
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <Button {...args} />
      <Button {...args} tone="neutral" />
      <Button {...args} tone="quiet" />
      <Button {...args} tone="danger" />
      <Button {...args} pending />
      <Button {...args} disabled />
    </BrandMatrix>
  ),
};
