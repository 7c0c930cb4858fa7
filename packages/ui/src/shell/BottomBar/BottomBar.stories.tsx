import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { hrefs, shortcuts } from '../../samples/site';
import { BottomBar } from './BottomBar';

const meta = {
  title: 'Shell/BottomBar',
  component: BottomBar,
  tags: ['stable', 'tab bar', 'mobile navigation'],
  args: {
    items: shortcuts,
    signInHref: hrefs.signIn,
    signedIn: true,
    currentPath: '/dashboard',
    menuOpen: false,
    onBrowse: fn(),
  },
  parameters: { frame: 'bare' },
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Browse' }));
    await expect(args.onBrowse).toHaveBeenCalledOnce();
  },
};

export const SignedOut: Story = { args: { signedIn: false, currentPath: '/' } };

export const MenuOpen: Story = { args: { menuOpen: true } };

export const Stress: Story = { parameters: { frame: 'narrow' } };

export const Matrix: Story = {
  render: (args) => (
    <BrandMatrix>
      <BottomBar {...args} style={{ inlineSize: '100%' }} />
    </BrandMatrix>
  ),
};
