import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen } from 'lucide-react';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Text } from '../Text/Text';
import { Link } from './Link';

const meta = {
  title: 'Primitives/Link',
  component: Link,
  tags: ['stable', 'anchor', 'navigation', 'router'],
  args: { href: '/guides', children: 'Read our guides' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Text>
      New here? <Link {...args} /> and place your first bet in a minute.
    </Text>
  ),
};

export const Standalone: Story = { args: { look: 'standalone' } };

export const WithIcon: Story = {
  args: {
    look: 'standalone',
    children: (
      <>
        <BookOpen aria-hidden size="1em" /> Read our guides
      </>
    ),
  },
};

export const External: Story = {
  args: { href: 'https://example.com', target: '_blank', children: 'View on the block explorer' },
};

export const Stress: Story = {
  args: { children: '0x7f3a9c2e5b1d8f6a4c0e9b7d5a3f1c8e6b4d2a0f' },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <Text>
        A text with a <Link {...args} />.
      </Text>
      <Link {...args} look="standalone" />
    </BrandMatrix>
  ),
};
