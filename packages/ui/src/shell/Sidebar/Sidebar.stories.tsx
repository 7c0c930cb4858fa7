import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gamepad2 } from 'lucide-react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { groups, hrefs } from '../../samples/site';
import { Sidebar } from './Sidebar';

const meta = {
  title: 'Shell/Sidebar',
  component: Sidebar,
  tags: ['stable', 'menu', 'navigation', 'drawer', 'rail'],
  args: { signedIn: true, currentPath: '/dashboard', groups, signInHref: hrefs.signIn },
  parameters: { frame: 'bare' },
  render: (args) => (
    <div style={{ inlineSize: 248, blockSize: 800 }}>
      <Sidebar {...args} />
    </div>
  ),
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Team' }));
    await expect(canvas.getByRole('link', { name: 'My Team Tree' })).toBeVisible();
  },
};

export const OnAPageOfAGroup: Story = { args: { currentPath: '/wingo1Minute' } };

export const SignedOut: Story = { args: { signedIn: false, currentPath: '/' } };

export const Collapsed: Story = {
  args: { collapsed: true, onCollapsedChange: fn() },
  render: (args) => (
    <div style={{ inlineSize: 72, blockSize: 800 }}>
      <Sidebar {...args} />
    </div>
  ),
};

export const CollapsedWithAGroupOpen: Story = {
  ...Collapsed,
  args: { collapsed: true, currentPath: '/wingo1Minute' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Games' }));
    await expect(await screen.findByRole('menuitem', { name: 'Plinko' })).toBeVisible();
  },
};

export const Stress: Story = {
  args: {
    currentPath: '/1',
    groups: [
      {
        id: 'long',
        title: 'Donaudampfschifffahrtsgesellschaft',
        icon: <Gamepad2 aria-hidden />,
        auth: true,
        items: [{ title: 'Kapitänskajütenschlüssellochabdeckung', href: '/1' }],
      },
    ],
  },
};

export const Matrix: Story = {
  args: { currentPath: '/settings/security', onCollapsedChange: fn() },
  render: (args) => (
    <BrandMatrix>
      <div style={{ inlineSize: 248, blockSize: 720 }}>
        <Sidebar {...args} />
      </div>
    </BrandMatrix>
  ),
};
