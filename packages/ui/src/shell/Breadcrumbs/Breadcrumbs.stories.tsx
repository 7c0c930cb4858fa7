import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Breadcrumbs } from './Breadcrumbs';

const WAY = ['Dashboard', 'Team', 'Levels', 'Level 3', 'Members', 'Anna'].map((title, index) => ({
  title,
  href: `/${'level/'.repeat(index)}`,
}));

const meta = {
  title: 'Shell/Breadcrumbs',
  component: Breadcrumbs,
  tags: ['stable', 'path', 'trail', 'navigation', 'hierarchy'],
  args: { items: WAY.slice(0, 3) },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Collapsed: Story = {
  args: { items: WAY },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show hidden pages' }));
    await expect(await screen.findByRole('menuitem', { name: 'Level 3' })).toBeVisible();
  },
};

export const Stress: Story = {
  args: {
    items: [
      { title: 'Dashboard', href: '/dashboard' },
      { title: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze', href: '/long' },
      { title: '0x7f3a9c2e5b1d8f6a4c0e9b7d5a3f1c8e6b4d2a0f', href: '/longer' },
    ],
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <Breadcrumbs {...args} />
      <Breadcrumbs {...args} items={WAY} aria-label="Collapsed" />
    </BrandMatrix>
  ),
};
