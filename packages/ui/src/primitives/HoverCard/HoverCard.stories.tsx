import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Avatar } from '../Avatar/Avatar';
import { Link } from '../Link/Link';
import { Text } from '../Text/Text';
import { HoverCard } from './HoverCard';

const preview = (
  <div style={{ display: 'flex', gap: 12 }}>
    <Avatar name="Asha Rao" />
    <div style={{ minInlineSize: 0 }}>
      <Text weight="strong">Asha Rao</Text>
      <Text size="s" tone="muted">
        Member since March 2024. 12 referrals on 3 levels.
      </Text>
    </div>
  </div>
);

const meta = {
  title: 'Primitives/HoverCard',
  component: HoverCard,
  tags: ['stable', 'preview', 'profile card', 'link preview', 'hover'],
  args: {
    trigger: <Link href="#asha">Asha Rao</Link>,
    children: preview,
  },
  render: (args) => (
    <Text>
      Invited by <HoverCard {...args} />.
    </Text>
  ),
} satisfies Meta<typeof HoverCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { openDelay: 0 },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'Asha Rao' }));
    await expect(await screen.findByText(/Member since/)).toBeVisible();
  },
};

export const Open: Story = { args: { defaultOpen: true } };

export const Above: Story = {
  args: { defaultOpen: true, side: 'top' },
  render: (args) => (
    <Text style={{ paddingBlockStart: 160 }}>
      Invited by <HoverCard {...args} />.
    </Text>
  ),
};

export const Stress: Story = {
  args: {
    defaultOpen: true,
    children: (
      <Text>
        Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen 999,999,999,999.999999 USDT
      </Text>
    ),
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  args: { open: true },
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <div style={{ minBlockSize: 170 }}>
        <HoverCard {...args} />
      </div>
    </BrandMatrix>
  ),
};
