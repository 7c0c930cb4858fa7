import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, CircleAlert, CircleCheck, Info, TriangleAlert, Wallet } from 'lucide-react';
import { expect } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Text } from '../Text/Text';
import { Icon } from './Icon';

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  tags: ['stable', 'svg', 'glyph', 'symbol'],
  args: { children: <Wallet />, label: 'Wallet' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Wallet' })).toBeVisible();
  },
};

export const Small: Story = {
  render: () => (
    <Text size="xl">
      <Icon size="small">
        <Wallet />
      </Icon>{' '}
      Wallet
    </Text>
  ),
};

export const Large: Story = { args: { size: 'large' } };

/** Icon that is mirrored on right-to-left pages. */
export const Directional: Story = {
  args: { children: <ArrowRight />, label: 'Next', directional: true },
};

export const Stress: Story = {
  parameters: { frame: 'narrow' },
  render: (args) => (
    <Text>
      <Icon {...args} /> Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen
    </Text>
  ),
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <Icon {...args} size="large" tone="accent" />
      <Icon {...args} tone="muted" />
      <Icon tone="success">
        <CircleCheck />
      </Icon>
      <Icon tone="danger">
        <CircleAlert />
      </Icon>
      <Icon tone="warning">
        <TriangleAlert />
      </Icon>
      <Icon tone="info">
        <Info />
      </Icon>
    </BrandMatrix>
  ),
};
