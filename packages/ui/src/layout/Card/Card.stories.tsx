import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Card } from './Card';

const meta = {
  title: 'Layout/Card',
  component: Card,
  tags: ['stable', 'panel', 'surface', 'box'],
  args: { children: 'Self Bonus requires playing 2 bets of 0.2% each daily' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Raised: Story = { args: { tone: 'raised' } };

export const Outline: Story = { args: { tone: 'outline' } };

export const Accent: Story = { args: { tone: 'accent' } };

export const WithoutPadding: Story = { args: { padding: 'none' } };

export const Stress: Story = {
  args: { children: 'Donaudampfschifffahrtsgesellschaftskapitän 999,999,999,999.999999' },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <Card {...args} />
      <Card {...args} tone="raised" />
      <Card {...args} tone="outline" />
      <Card {...args} tone="accent" />
    </BrandMatrix>
  ),
};
