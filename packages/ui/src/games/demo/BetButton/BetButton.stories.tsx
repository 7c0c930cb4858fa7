import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { BetButton } from './BetButton';

const meta = {
  title: 'Games/Demo/BetButton',
  component: BetButton,
  tags: ['stable', 'play', 'cash out'],
  args: { children: 'Bet', onClick: fn() },
} satisfies Meta<typeof BetButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Blocked: Story = {
  args: { blocked: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Bet' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const Stress: Story = {
  args: { children: 'Cashout 9,223,372,036,854.775807 USDT' },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <BetButton {...args} />
      <BetButton {...args} blocked />
    </BrandMatrix>
  ),
};
