import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { gameShowcase } from '../../samples/landing';
import { GameShowcase } from './GameShowcase';

const meta = {
  title: 'Landing/GameShowcase',
  component: GameShowcase,
  tags: ['stable', 'games', 'cards', 'carousel'],
  args: gameShowcase,
  parameters: { frame: 'bare' },
} satisfies Meta<typeof GameShowcase>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SignedIn: Story = { args: { signedIn: true } };

export const FocusedCard: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('link', { name: /Number Lottery/ });
    card.focus();
    await expect(card).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link', { name: /Aviator/ })).toHaveFocus();
  },
};

export const Stress: Story = {
  args: {
    why: ({ brand }) => `Warum Donaudampfschifffahrtsgesellschaften ${brand}`,
    signedIn: true,
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  render: (args) => (
    <BrandMatrix>
      <GameShowcase {...args} style={{ inlineSize: '100%' }} />
    </BrandMatrix>
  ),
};
