import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { ButtonLink } from './ButtonLink';

const meta = {
  title: 'Primitives/ButtonLink',
  component: ButtonLink,
  tags: ['stable', 'cta', 'call to action', 'link button'],
  args: { href: '/?modal=auth&tab=login', children: 'Play Now' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Neutral: Story = { args: { tone: 'neutral' } };

export const Quiet: Story = { args: { tone: 'quiet' } };

export const Large: Story = { args: { size: 'large' } };

export const Stress: Story = {
  args: { wide: true, children: 'Register instantly on Donaudampfschifffahrtsgesellschaft' },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <ButtonLink {...args} size="large" />
      <ButtonLink {...args} />
      <ButtonLink {...args} tone="neutral" />
      <ButtonLink {...args} tone="quiet" />
    </BrandMatrix>
  ),
};
